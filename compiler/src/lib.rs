//! Python kernel text to AscIR and everything derived from it.
