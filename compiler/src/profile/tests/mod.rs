//! Readers over small inputs written here, over damaged copies, and over the sample folders where they exist.

mod samples;
