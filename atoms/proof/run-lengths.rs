// SPDX-License-Identifier: Apache-2.0
// The lengths of the runs of equal neighbours, in their order.
use vstd::prelude::*;

verus! {

spec fn sum(s: Seq<usize>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { sum(s.drop_last()) + s.last() }
}

spec fn tail_run(s: Seq<u8>) -> int
    decreases s.len(),
{
    if s.len() <= 1 {
        s.len() as int
    } else if s[s.len() - 2] == s.last() {
        1 + tail_run(s.drop_last())
    } else {
        1
    }
}

spec fn runs(s: Seq<u8>) -> Seq<usize>
    decreases s.len(),
{
    if s.len() == 0 {
        Seq::empty()
    } else if s.len() >= 2 && s[s.len() - 2] == s.last() {
        runs(s.drop_last()).drop_last().push(tail_run(s) as usize)
    } else {
        runs(s.drop_last()).push(1)
    }
}

fn run_lengths(v: &Vec<u8>) -> (r: Vec<usize>)
    ensures
        r@ == runs(v@),
        sum(r@) == v.len(),
        forall|i: int| 0 <= i < r.len() ==> 0 < #[trigger] r[i],
        v.len() > 0 ==> r.len() > 0,
{
    let mut r: Vec<usize> = Vec::new();
    if v.len() == 0 {
        assert(r@ =~= runs(v@));
        return r;
    }
    let mut run: usize = 1;
    let ghost mut done: Seq<usize> = Seq::empty();
    let mut i: usize = 1;
    proof {
        let first = v@.take(1);
        assert(first.drop_last() =~= Seq::<u8>::empty());
        assert(runs(first.drop_last()) =~= Seq::<usize>::empty());
        assert(runs(first) =~= Seq::<usize>::empty().push(1));
        assert(r@ =~= done);
    }
    while i < v.len()
        invariant
            1 <= i <= v.len(),
            1 <= run <= i,
            r@ == done,
            runs(v@.take(i as int)) == done.push(run),
            run == tail_run(v@.take(i as int)),
            sum(done) + run == i,
            forall|j: int| 0 <= j < r.len() ==> 0 < #[trigger] r[j],
        decreases v.len() - i,
    {
        let ghost next = v@.take(i as int + 1);
        assert(next.drop_last() =~= v@.take(i as int));
        assert(done.push(run).drop_last() =~= done);
        if v[i - 1] == v[i] {
            run += 1;
        } else {
            r.push(run);
            proof {
                done = done.push(run);
                assert(done.drop_last() =~= r@.drop_last());
                assert(r@ =~= done);
            }
            run = 1;
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r.push(run);
    assert(r@.drop_last() =~= done);
    r
}

} // verus!

fn main() {}
