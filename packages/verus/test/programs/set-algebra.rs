use vstd::prelude::*;

fn main() {}

verus! {

proof fn set_facts(a: Set<int>, b: Set<int>, x: int)
    requires
        a.finite(),
        a.contains(x),
    ensures
        a.union(b).contains(x),
        a.intersect(b).finite(),
        a.insert(x) =~= a,
        a.remove(x).len() == a.len() - 1,
        !a.difference(a).contains(x),
        a.subset_of(a.union(b)),
        a.len() > 0,
        Set::<int>::empty().len() == 0,
{
}

} // verus!
