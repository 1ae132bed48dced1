// SPDX-License-Identifier: Apache-2.0
// How long the longest run of equal numbers is, and the number of runs.
use vstd::prelude::*;

verus! {

spec fn run(s: Seq<i64>) -> nat
    decreases s.len(),
{
    if s.len() <= 1 {
        s.len()
    } else if s[s.len() - 2] == s.last() {
        1 + run(s.drop_last())
    } else {
        1
    }
}

spec fn number_of_runs(s: Seq<i64>) -> nat
    decreases s.len(),
{
    if s.len() <= 1 {
        s.len()
    } else {
        number_of_runs(s.drop_last()) + if s[s.len() - 2] == s.last() { 0nat } else { 1nat }
    }
}

fn longest_plateau(v: &[i64]) -> (r: usize)
    ensures
        forall|n: int| 0 <= n <= v.len() ==> run(#[trigger] v@.take(n)) <= r,
        exists|n: int| 0 <= n <= v.len() && run(#[trigger] v@.take(n)) == r,
        r <= v.len(),
{
    let mut now: usize = 0;
    let mut r: usize = 0;
    let ghost mut best: int = 0;
    let mut i: usize = 0;
    assert(run(v@.take(0)) == 0);
    while i < v.len()
        invariant
            i <= v.len(),
            now <= i,
            r <= i,
            0 <= best <= i,
            now == run(v@.take(i as int)),
            r == run(v@.take(best)),
            forall|n: int| 0 <= n <= i ==> run(#[trigger] v@.take(n)) <= r,
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if i > 0 && v[i - 1] == v[i] {
            now += 1;
        } else {
            now = 1;
        }
        i += 1;
        if now > r {
            r = now;
            proof {
                best = i as int;
            }
        }
    }
    r
}

fn count_runs(v: &Vec<i64>) -> (r: usize)
    ensures
        r == number_of_runs(v@),
        r <= v.len(),
        v.len() > 0 ==> r > 0,
{
    let mut r: usize = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r <= i,
            i > 0 ==> r > 0,
            r == number_of_runs(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if i == 0 || v[i - 1] != v[i] {
            r += 1;
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
