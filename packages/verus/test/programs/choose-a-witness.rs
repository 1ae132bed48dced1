use vstd::prelude::*;

fn main() {}

verus! {

spec fn bounded(s: Seq<int>, limit: int) -> bool {
    forall|i: int| 0 <= i < s.len() ==> s[i] <= limit
}

spec fn has_bound(s: Seq<int>) -> bool {
    exists|limit: int| bounded(s, limit)
}

proof fn bound_of_prefix(s: Seq<int>, n: int)
    requires
        0 <= n <= s.len(),
        has_bound(s),
    ensures
        has_bound(s.take(n)),
{
    let limit = choose|limit: int| bounded(s, limit);
    assert(bounded(s.take(n), limit));
}

} // verus!
