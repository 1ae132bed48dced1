// SPDX-License-Identifier: Apache-2.0
// A list without the elements that repeat the one before them.
use vstd::prelude::*;

verus! {

spec fn collapsed(s: Seq<u64>) -> Seq<u64>
    decreases s.len(),
{
    if s.len() <= 1 {
        s
    } else if s[s.len() - 2] == s.last() {
        collapsed(s.drop_last())
    } else {
        collapsed(s.drop_last()).push(s.last())
    }
}

proof fn last_is_kept(s: Seq<u64>)
    requires
        s.len() > 0,
    ensures
        collapsed(s).len() > 0,
        collapsed(s).last() == s.last(),
    decreases s.len(),
{
    if s.len() > 1 {
        last_is_kept(s.drop_last());
    }
}

fn drop_repeated(v: &Vec<u64>) -> (r: Vec<u64>)
    ensures
        r@ == collapsed(v@),
        r.len() <= v.len(),
        forall|i: int| 0 < i < r.len() ==> #[trigger] r[i] != r[i - 1],
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    assert(collapsed(v@.take(0)) =~= Seq::<u64>::empty());
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == collapsed(v@.take(i as int)),
            forall|j: int| 0 < j < r.len() ==> #[trigger] r[j] != r[j - 1],
        decreases v.len() - i,
    {
        let ghost next = v@.take(i as int + 1);
        proof {
            assert(next.drop_last() =~= v@.take(i as int));
            if i > 0 {
                last_is_kept(next.drop_last());
            }
        }
        if i == 0 || v[i - 1] != v[i] {
            r.push(v[i]);
        }
        assert(r@ =~= collapsed(next));
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
