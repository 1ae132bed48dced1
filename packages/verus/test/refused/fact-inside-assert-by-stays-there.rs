// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

spec fn good(n: int) -> bool {
    n == 7
}

proof fn scoped(n: int)
    requires
        n == 7,
{
    assert(n > 0) by {
        let k = 7int;
        assert(good(k));
    }
    assert(exists|k: int| good(k) && k > 7); //~
}

} // verus!
