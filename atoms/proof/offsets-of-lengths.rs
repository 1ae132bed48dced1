// SPDX-License-Identifier: Apache-2.0
// Where parts of given lengths start when they are laid one after the other, as long as there is room.
use vstd::prelude::*;

verus! {

spec fn total(s: Seq<usize>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { total(s.drop_last()) + s.last() }
}

proof fn total_grows(s: Seq<usize>, n: int)
    requires
        0 <= n <= s.len(),
    ensures
        0 <= total(s.take(n)) <= total(s),
    decreases s.len(),
{
    if n < s.len() {
        assert(s.drop_last().take(n) =~= s.take(n));
        total_grows(s.drop_last(), n);
    } else {
        assert(s.take(n) =~= s);
        if n > 0 {
            assert(s.drop_last().take(n - 1) =~= s.take(n - 1));
            total_grows(s.drop_last(), n - 1);
        }
    }
}

fn offsets(v: &Vec<usize>) -> (r: Vec<usize>)
    ensures
        r.len() <= v.len(),
        v.len() > 0 ==> r.len() > 0,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == total(v@.take(i)),
        r.len() < v.len() ==> total(v@) > usize::MAX,
{
    let mut r: Vec<usize> = Vec::new();
    let mut at: usize = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            at == total(v@.take(i as int)),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == total(v@.take(j)),
        decreases v.len() - i,
    {
        r.push(at);
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] > usize::MAX - at {
            proof {
                total_grows(v@, i as int + 1);
            }
            return r;
        }
        at = at + v[i];
        i += 1;
    }
    r
}

} // verus!

fn main() {}
