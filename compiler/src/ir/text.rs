//! Strings across the C interface: views into MLIR's own memory, and collecting what it prints.

use mlir_sys::MlirStringRef;
use std::ffi::{c_char, c_void};

/// A view of `text`, valid as long as `text` is; MLIR copies what it keeps.
pub(super) fn to_ref(text: &str) -> MlirStringRef {
    MlirStringRef { data: text.as_ptr().cast::<c_char>(), length: text.len() }
}

/// Runs `use_` on a view of a copy of `text` that a zero byte follows: MLIR's lexer reads one byte past the end.
pub(super) fn with_terminated<T>(text: &str, use_: impl FnOnce(MlirStringRef) -> T) -> T {
    let mut copy = String::with_capacity(text.len() + 1);
    copy.push_str(text);
    copy.push('\0');
    use_(to_ref(&copy[..text.len()]))
}

/// The text behind a string that MLIR owns; empty when it is not UTF-8.
///
/// # Safety
/// `raw` must stay valid for `'c`: names, identifiers and string attributes live as long as their context.
pub(super) unsafe fn from_ref<'c>(raw: MlirStringRef) -> &'c str {
    if raw.data.is_null() {
        return "";
    }
    // SAFETY: the caller vouches for the lifetime; MLIR gives pointer and length of one buffer.
    let bytes = unsafe { std::slice::from_raw_parts(raw.data.cast::<u8>(), raw.length) };
    std::str::from_utf8(bytes).unwrap_or("")
}

/// Runs a printing function of the C interface and collects its text.
pub(super) fn collect(print: impl FnOnce(unsafe extern "C" fn(MlirStringRef, *mut c_void), *mut c_void)) -> String {
    let mut bytes: Vec<u8> = Vec::new();
    print(append, (&raw mut bytes).cast::<c_void>());
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

unsafe extern "C" fn append(piece: MlirStringRef, data: *mut c_void) {
    // SAFETY: `data` is the vector that `collect` passed and still borrows; `piece` is valid during the call.
    unsafe {
        let bytes = &mut *data.cast::<Vec<u8>>();
        bytes.extend_from_slice(std::slice::from_raw_parts(piece.data.cast::<u8>(), piece.length));
    }
}
