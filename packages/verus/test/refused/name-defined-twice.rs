// refused: failed name
use vstd::prelude::*;

fn main() {}

verus! {

fn one() {
}

fn one() { //~
}

} // verus!
