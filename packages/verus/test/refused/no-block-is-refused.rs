// refused: unsupported syntax
use vstd::prelude::*;
fn main() {}
