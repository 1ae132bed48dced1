// refused: unsupported unsupported
use vstd::prelude::*;
fn main() {}
verus! { fn a() {} }
verus! { fn b() {} } //~
