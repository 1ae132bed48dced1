// refused: failed name
use vstd::prelude::*;

fn main() {}

verus! {

proof fn scoped(a: int, b: int)
    requires
        a < b,
{
    assert(a < b + 1) by {
        let c = b + 1;
        assert(c > b);
    }
    assert(c > b); //~
}

} // verus!
