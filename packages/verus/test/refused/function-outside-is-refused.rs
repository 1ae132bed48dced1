// refused: unsupported unsupported
use vstd::prelude::*;
fn helper() -> u8 { 1 } //~
verus! { fn a() {} }
