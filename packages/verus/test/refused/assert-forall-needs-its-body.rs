// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

spec fn small(n: int) -> bool {
    n < 100
}

proof fn all_small() {
    assert forall|n: int| #[trigger] small(n) by { //~
        assert(0 < 1);
    }
}

} // verus!
