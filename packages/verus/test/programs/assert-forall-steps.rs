use vstd::prelude::*;

fn main() {}

verus! {

spec fn twice(n: int) -> int {
    2 * n
}

proof fn twice_is_even()
    ensures
        forall|n: int| #[trigger] twice(n) % 2 == 0,
{
    assert forall|n: int| #[trigger] twice(n) % 2 == 0 by {
        assert(twice(n) == 2 * n);
    }
}

proof fn twice_grows()
    ensures
        forall|a: int, b: int| a <= b ==> #[trigger] twice(a) <= #[trigger] twice(b),
{
    assert forall|a: int, b: int| a <= b implies #[trigger] twice(a) <= #[trigger] twice(b) by {
        assert(2 * a <= 2 * b);
    }
}

} // verus!
