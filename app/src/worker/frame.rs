//! Messages on a pipe: four magic bytes, the payload's length (32 bits, little endian), the payload in MessagePack.
//!
//! Always holds: a reader never reserves more memory than has arrived, and never more than [`LIMIT`]; bytes that are no
//! frame are an error, not a message.

use serde::{Serialize, de::DeserializeOwned};
use std::io::{ErrorKind, Read, Write};
use thiserror::Error;

const MAGIC: [u8; 4] = *b"ALW1";

/// Longest payload of one frame in bytes: a trace of some two million slices, far above any text.
pub const LIMIT: usize = 64 << 20;

#[derive(Debug, Error)]
pub enum FrameError {
    /// The other side closed the pipe between two frames.
    #[error("the pipe was closed")]
    Closed,
    #[error("the pipe was closed inside a message")]
    Truncated,
    #[error("expected a message, found {0:?}")]
    Magic([u8; 4]),
    #[error("a message of {len} bytes is over the limit of {limit} bytes")]
    TooLarge { len: usize, limit: usize },
    #[error("a message could not be read: {0}")]
    Decode(String),
    #[error("a message could not be written: {0}")]
    Encode(String),
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

/// Writes one message and flushes. Nothing is written when the message is over the limit.
pub fn write_frame(out: &mut impl Write, message: &impl Serialize) -> Result<(), FrameError> {
    let bytes = encode(message)?;
    out.write_all(&bytes)?;
    out.flush()?;
    Ok(())
}

/// The bytes of one frame.
pub(super) fn encode(message: &impl Serialize) -> Result<Vec<u8>, FrameError> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([0; 4]);
    // Fields go by position: both sides are of one version, which the hello makes sure of.
    message
        .serialize(&mut rmp_serde::Serializer::new(&mut bytes))
        .map_err(|error| FrameError::Encode(error.to_string()))?;
    let len = bytes.len() - 8;
    match u32::try_from(len) {
        Ok(short) if len <= LIMIT => bytes[4..8].copy_from_slice(&short.to_le_bytes()),
        _ => return Err(FrameError::TooLarge { len, limit: LIMIT }),
    }
    Ok(bytes)
}

/// Reads one message; blocks until it is whole.
pub fn read_frame<T: DeserializeOwned>(input: &mut impl Read) -> Result<T, FrameError> {
    let mut header = [0; 8];
    match read_some(input, &mut header)? {
        0 => return Err(FrameError::Closed),
        // A short stray print is told from a cut frame by its first bytes.
        n if n < 8 && header[..n.min(4)] == MAGIC[..n.min(4)] => return Err(FrameError::Truncated),
        _ => {}
    }
    let [a, b, c, d, len @ ..] = header;
    if [a, b, c, d] != MAGIC {
        return Err(FrameError::Magic([a, b, c, d]));
    }
    let len = u32::from_le_bytes(len) as usize;
    if len > LIMIT {
        return Err(FrameError::TooLarge { len, limit: LIMIT });
    }
    let mut payload = Vec::new();
    input.take(len as u64).read_to_end(&mut payload)?;
    if payload.len() < len {
        return Err(FrameError::Truncated);
    }
    rmp_serde::from_slice(&payload).map_err(|error| FrameError::Decode(error.to_string()))
}

/// Fills `buffer` as far as the input goes and says how far that was.
fn read_some(input: &mut impl Read, buffer: &mut [u8]) -> std::io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match input.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(n) => filled += n,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::{FromWorker, Ticket, ToWorker};
    use compiler::model::{
        CompileRequest, Diagnostic, Event, LaunchArg, LaunchSpec, LaunchValue, Message, SourceSpan, Want,
    };
    use proptest::prelude::*;
    use std::io::Cursor;

    fn launch() -> LaunchSpec {
        let arg = |name: &str, value| LaunchArg { name: name.into(), value, known: true };
        LaunchSpec {
            kernel: "加".into(),
            core_num: 8,
            args: vec![
                arg("x", LaunchValue::Float { value: f64::INFINITY }),
                arg("n", LaunchValue::Int { value: i64::MIN }),
                arg("t", LaunchValue::Tensor { dtype: "float16".into(), shape: Some(vec![3, 5]) }),
                arg("s", LaunchValue::Sequence { items: vec![LaunchValue::None, LaunchValue::Bool { value: true }] }),
            ],
            options: Default::default(),
            constructor: Default::default(),
            globals: [("K".into(), LaunchValue::Str { value: "a\nb".into() })].into(),
            source: Default::default(),
            line: Some(3),
        }
    }

    fn request(text: String) -> ToWorker {
        let request = CompileRequest {
            revision: 7,
            file: "核.py".into(),
            text,
            kernel: None,
            launch: Some(launch()),
            chip: "Ascend910B1".into(),
            want: Want::ALL,
        };
        ToWorker::Compile { ticket: Ticket(9), request: Box::new(request) }
    }

    #[test]
    fn messages_of_both_directions_come_back_equal() {
        let sent = request("import asc\r\n# 中文\n".into());
        let mut bytes = encode(&sent).unwrap();
        bytes.extend(encode(&ToWorker::Cancel { ticket: Ticket(1) }).unwrap());
        let mut input = Cursor::new(bytes);
        assert_eq!(read_frame::<ToWorker>(&mut input).unwrap(), sent);
        assert_eq!(read_frame::<ToWorker>(&mut input).unwrap(), ToWorker::Cancel { ticket: Ticket(1) });
        assert!(matches!(read_frame::<ToWorker>(&mut input), Err(FrameError::Closed)));

        let list = vec![Diagnostic::error("ASC1001", SourceSpan::new(1, 2), Message::new("no", "不"))];
        for event in [Event::Launch(launch()), Event::Diagnostics(list), Event::Simulated(Box::default())] {
            let sent = FromWorker::Event { ticket: Ticket(2), event };
            assert_eq!(read_frame::<FromWorker>(&mut Cursor::new(encode(&sent).unwrap())).unwrap(), sent);
        }
    }

    #[test]
    fn a_hostile_length_reserves_nothing_and_is_named() {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(u32::MAX.to_le_bytes());
        let error = read_frame::<ToWorker>(&mut Cursor::new(bytes)).unwrap_err();
        assert_eq!(error.to_string(), format!("a message of {} bytes is over the limit of {LIMIT} bytes", u32::MAX));
    }

    #[test]
    fn too_long_a_message_is_refused_before_anything_is_written() {
        let mut out = Vec::new();
        let error = write_frame(&mut out, &request("x".repeat(LIMIT + 1))).unwrap_err();
        assert!(matches!(error, FrameError::TooLarge { len, .. } if len > LIMIT));
        assert!(out.is_empty());
    }

    #[test]
    fn stray_text_is_not_a_message() {
        for text in ["warning: stray\n", "W", "%0 = \0"] {
            let error = read_frame::<FromWorker>(&mut Cursor::new(text)).unwrap_err();
            assert!(matches!(error, FrameError::Magic(_)), "{text:?}: {error}");
        }
    }

    proptest! {
        #[test]
        fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200), framed: bool) {
            let mut input = Vec::new();
            if framed {
                input.extend(MAGIC);
                input.extend((bytes.len() as u32).to_le_bytes());
            }
            input.extend(&bytes);
            let mut cursor = Cursor::new(input);
            while read_frame::<ToWorker>(&mut cursor).is_ok() {}
        }

        #[test]
        fn a_cut_or_changed_frame_is_an_error_or_a_message(cut in 0usize..400, at in 0usize..400, to: u8) {
            let whole = encode(&request("import asc\n".into())).unwrap();
            let cut = cut.min(whole.len() - 1);
            let error = read_frame::<ToWorker>(&mut Cursor::new(&whole[..cut])).unwrap_err();
            prop_assert!(matches!(error, FrameError::Closed | FrameError::Truncated), "{}", error);
            let mut changed = whole;
            let at = at.min(changed.len() - 1);
            changed[at] = to;
            let _ = read_frame::<ToWorker>(&mut Cursor::new(changed));
        }
    }
}
