// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn words(n: usize) {
    assert(n <= 0xffff_ffff); //~
}

} // verus!
