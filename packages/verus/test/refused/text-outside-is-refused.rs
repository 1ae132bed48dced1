// refused: unsupported syntax
use vstd::prelude::*;
verus! { fn a() {} }
Here is the proof you asked for. //~
