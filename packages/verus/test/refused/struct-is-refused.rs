// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

struct Point { //~
    x: u8,
}

} // verus!
