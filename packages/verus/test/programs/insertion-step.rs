use vstd::prelude::*;

fn main() {}

verus! {

spec fn sorted(s: Seq<u32>) -> bool {
    forall|i: int, j: int| 0 <= i <= j < s.len() ==> s[i] <= s[j]
}

fn place_of(a: &Vec<u32>, x: u32) -> (at: usize)
    requires
        sorted(a@),
    ensures
        at <= a.len(),
        forall|k: int| 0 <= k < at ==> a[k] < x,
        forall|k: int| at <= k < a.len() ==> x <= a[k],
{
    let mut at: usize = 0;
    while at < a.len() && a[at] < x
        invariant
            at <= a.len(),
            forall|k: int| 0 <= k < at ==> a[k] < x,
    {
        at += 1;
    }
    at
}

} // verus!
