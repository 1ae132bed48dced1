// SPDX-License-Identifier: Apache-2.0
// The greatest sum of neighbouring elements, the empty choice among them.
use vstd::prelude::*;

verus! {

spec fn best_tail(s: Seq<i32>) -> int
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else {
        let longer = best_tail(s.drop_last()) + s.last();
        if longer > 0 { longer } else { 0 }
    }
}

spec fn best_run(s: Seq<i32>) -> int
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else {
        let before = best_run(s.drop_last());
        if best_tail(s) > before { best_tail(s) } else { before }
    }
}

spec fn sum(s: Seq<i32>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { sum(s.drop_last()) + s.last() }
}

proof fn no_tail_is_better(s: Seq<i32>, from: int)
    requires
        0 <= from <= s.len(),
    ensures
        sum(s.skip(from)) <= best_tail(s),
    decreases s.len(),
{
    if from < s.len() {
        assert(s.skip(from).drop_last() =~= s.drop_last().skip(from));
        no_tail_is_better(s.drop_last(), from);
    } else if s.len() > 0 {
        assert(s.skip(from) =~= Seq::<i32>::empty());
    }
}

fn greatest_run_sum(v: &Vec<i32>) -> (r: i64)
    requires
        v.len() <= 1_000_000_000,
    ensures
        r == best_run(v@),
        forall|from: int| 0 <= from <= v.len() ==> sum(#[trigger] v@.skip(from)) <= r,
{
    let mut tail: i64 = 0;
    let mut r: i64 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len() <= 1_000_000_000,
            tail == best_tail(v@.take(i as int)),
            r == best_run(v@.take(i as int)),
            0 <= tail <= r <= i * 0x8000_0000,
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        tail = tail + v[i] as i64;
        if tail < 0 {
            tail = 0;
        }
        if tail > r {
            r = tail;
        }
        i += 1;
    }
    proof {
        assert(v@.take(v.len() as int) =~= v@);
        assert forall|from: int| 0 <= from <= v.len() implies sum(#[trigger] v@.skip(from)) <= r by {
            no_tail_is_better(v@, from);
            assert(v.len() > 0 ==> best_tail(v@) <= best_run(v@));
        }
    }
    r
}

} // verus!

fn main() {}
