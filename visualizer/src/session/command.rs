//! Everything that can be asked for. Views emit commands and change nothing themselves.

use super::{Anchor, Arrangement, DocumentId, EditOp, Pane, Query, Side, SnapshotId};
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
    /// A new document made from a template.
    NewKernel(usize),
    /// Make an empty file in a folder, then open it.
    CreateFile {
        folder: PathBuf,
        name: String,
    },
    CreateFolder {
        folder: PathBuf,
        name: String,
    },
    Rename {
        path: PathBuf,
        name: String,
    },
    /// Move a file or folder to the desktop's trash.
    Trash(PathBuf),
    CopyText(String),
    /// Look at the folder again.
    Refresh,
    /// Write the active document to its path; ask for one when it has none.
    Save,
    SaveAs,
    SaveAll,
    /// Open the text on disk of a document in conflict beside it.
    ShowTheirs(DocumentId),
    /// Write a report of the active document's results; ask where.
    ExportReport,
    /// Write a picture of the timeline and memory; ask where.
    ExportPicture,
    /// Forget a snapshot of the active document's history.
    ForgetSnapshot(SnapshotId),
    /// Put what helps to understand a fault on the clipboard: versions, settings, log.
    CopyLog,
    /// Give up the running compile.
    CancelCompile,
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
    /// Take a pane out of the present arrangement.
    ClosePane(Pane),
    Arrange(Arrangement),
    /// Forget changes to the panels of the present arrangement.
    ResetPanels,
    SetStage(usize),
    /// Step through the stages by so many.
    StepStage(i32),
    ChangedOnly(bool),
    /// Show what changed since this stage instead of the one before; `None` goes back to that.
    SetBaseStage(Option<usize>),
    /// Something for the timeline to do.
    Timeline(TimelineOp),
    /// Compare two versions of the active document. The application reads those that are missing.
    Compare {
        left: Side,
        right: Side,
    },
    /// The next key pressed is for this action; `None`: keys do what they usually do.
    CaptureKey(Option<String>),
    /// Give an action another key, as `Ctrl+Shift+P`; an empty text takes its key away, `None` brings the usual back.
    BindKey {
        action: String,
        key: Option<String>,
    },
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
    /// Open the search bar, with the line for the replacement or without, or close it.
    Find {
        open: bool,
        replacing: bool,
    },
    /// Look for this from the cursor on.
    FindQuery(Query),
    FindNext {
        backwards: bool,
    },
    SetReplacement(String),
    /// Replace the selected match and go to the next one; without one only go there.
    ReplaceNext,
    ReplaceAll,
    /// Select every match.
    SelectFound,
    /// Ask for a file, a line (`:12`) or a symbol (`@name`), starting with this text; `None` closes the question.
    GoTo(Option<String>),
    /// Open something at the cursor.
    Assist(AssistOp),
    /// To where the name at this offset, or at the cursor, is defined.
    GoToDefinition(Option<usize>),
    /// Put the editor beside another one, or make it the only one again.
    Split,
    CloseSplit,
    /// Work in this one of the editors that stand side by side.
    FocusGroup(usize),
    /// Bring the document after (or before) the active one to front.
    NextDocument {
        backwards: bool,
    },
    /// Move a document's tab to a place of a group.
    MoveTab {
        document: DocumentId,
        group: usize,
        index: usize,
    },
    /// Give the editors these shares of the width.
    GroupShares(Vec<f32>),
    DismissNotice(usize),
}

/// Help that opens at the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssistOp {
    /// What can follow.
    Complete,
    /// How the function around the cursor is called.
    Signature,
    /// Another name for the one at the cursor.
    Rename,
}

/// What can be asked of the timeline from the keyboard and the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimelineOp {
    ZoomIn,
    ZoomOut,
    Earlier,
    Later,
    /// Show the whole run.
    All,
    ZoomSelection,
    /// Set a mark at the pointer, or remove the one there.
    Mark,
    /// Measure the selected slices.
    Measure,
    /// Remove the measurement, else the marks, else the search.
    Clear,
    /// Keep the lane under the pointer, or of the selected slice, at the top; or no longer.
    Pin,
    /// Draw the arrows of all waits in view, or only of the selected one.
    Flags,
    /// Show slices as a table, or as a chart again.
    Table,
    Search,
    NextFound,
    PreviousFound,
}
