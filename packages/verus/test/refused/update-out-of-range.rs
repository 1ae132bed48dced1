// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn change(s: Seq<int>) {
    assert(s.update(3, 1)[3] == 1); //~
}

} // verus!
