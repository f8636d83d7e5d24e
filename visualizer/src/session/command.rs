//! Everything that can be asked for. Views emit commands and change nothing themselves.

use super::{Anchor, Arrangement, DocumentId, EditOp, Pane};
use crate::i18n::Lang;
use crate::theme::ThemeKind;
use compiler::model::{Buffer, LaunchSpec};
use std::path::PathBuf;

/// One wish of the user. [`super::Session::apply`] carries out what concerns the session alone and hands back the
/// rest, which [`crate::shell::Shell::ui`] returns to the application.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    // --- for the application: files, processes, window ---
    /// Open or bring to front the file at this path.
    Open(PathBuf),
    /// Ask for a file, then open it.
    OpenDialog,
    /// Ask for a folder, then list it.
    OpenFolderDialog,
    /// Ask for a folder of profiler output, then read it.
    OpenProfileDialog,
    /// Forget the profile that is open, or stop reading it.
    CloseProfile,
    NewFile,
    /// Write the active document to its path; ask for one when it has none.
    Save,
    SaveAs,
    SaveAll,
    /// Open the text on disk of a document in conflict beside it.
    ShowTheirs(DocumentId),
    /// Write a report of the active document's results; ask where.
    ExportReport,
    /// Stop the compile worker and start another.
    RestartWorker,
    OpenUrl(String),
    Quit,

    // --- for the session ---
    Activate(DocumentId),
    /// Close a document; unsaved text is handed back to the application to ask about.
    Close(DocumentId),
    /// Change the active document.
    Edit(EditOp),
    /// Answer to an outside change of a document with unsaved edits: true takes the text on disk.
    ResolveConflict {
        document: DocumentId,
        take_theirs: bool,
    },
    /// Point at something; every view lights up what belongs to it.
    Select(Anchor),
    /// Put the cursor at a byte offset of the active document, scroll it into view and focus the editor.
    JumpTo {
        offset: usize,
    },
    ClearSelection,
    /// Bring a pane to the front.
    Show(Pane),
    Arrange(Arrangement),
    /// Forget changes to the panels of the present arrangement.
    ResetPanels,
    SetStage(usize),
    /// Step through the stages by so many.
    StepStage(i32),
    ChangedOnly(bool),
    ShowBuffer(Buffer),
    SetLang(Lang),
    SetTheme(ThemeKind),
    /// Interface scale as a factor, 0.5 to 3.
    SetScale(f32),
    SetChip(String),
    SetKernel(Option<String>),
    /// Compile with this launch instead of the one in the text; `None` goes back to the text.
    SetLaunch(Option<Box<LaunchSpec>>),
    Palette(bool),
    Find(bool),
    FindText(String),
    FindNext {
        backwards: bool,
    },
    DismissNotice(usize),
}
