//! Model data to pictures.
