// refused: failed shift
use vstd::prelude::*;

fn main() {}

verus! {

fn shift(x: u32, by: u32) -> (r: u32) {
    x << by //~
}

} // verus!
