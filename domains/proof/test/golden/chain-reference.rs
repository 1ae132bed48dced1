use vstd::prelude::*;

verus! {

fn f1_doubled(v: &Vec<u32>) -> (r: Vec<u64>)
    requires
        v.len() > 0,
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == 2 * v[i],
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == 2 * v[j],
        decreases v.len() - i,
    {
        r.push(v[i] as u64 + v[i] as u64);
        i += 1;
    }
    r
}

spec fn f2_above(s: Seq<u64>, limit: u64) -> nat
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else {
        f2_above(s.drop_last(), limit) + if s.last() > limit { 1nat } else { 0nat }
    }
}

proof fn f2_one_more(s: Seq<u64>, limit: u64, i: int)
    requires
        0 <= i < s.len(),
    ensures
        f2_above(s.take(i + 1), limit) == f2_above(s.take(i), limit) + if s[i] > limit { 1nat } else { 0nat },
{
    assert(s.take(i + 1).drop_last() =~= s.take(i));
}

fn f2_count_above(s: &[u64], limit: u64) -> (n: usize)
    requires
        s.len() >= 1,
        limit < 1000,
    ensures
        n == f2_above(s@, limit),
        n <= s.len(),
{
    let mut n: usize = 0;
    let mut i: usize = 0;
    while i < s.len()
        invariant
            i <= s.len(),
            n <= i,
            n == f2_above(s@.take(i as int), limit),
        decreases s.len() - i,
    {
        if s[i] > limit {
            n += 1;
        }
        proof {
            f2_one_more(s@, limit, i as int);
        }
        i += 1;
    }
    assert(s@.take(i as int) =~= s@);
    n
}

spec fn step1(v: Seq<u32>, r: Seq<u64>) -> bool {
    &&& (r.len() == v.len())
    &&& (forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == 2 * v[i])
}

spec fn step2(s: Seq<u64>, limit: u64, n: usize) -> bool {
    &&& (n == f2_above(s, limit))
    &&& (n <= s.len())
}

fn chain_driver(a1_v: &Vec<u32>, a2_limit: u64) -> (r_final: usize)
    requires
        a1_v.len() > 0,
        a2_limit < 1000,
    ensures
        exists|v1: Seq<u64>|
            #[trigger] step1(a1_v@, v1)
            && step2(v1, a2_limit, r_final),
{
    let x1 = f1_doubled(a1_v);
    let x2 = f2_count_above(x1.as_slice(), a2_limit);
    proof {
        assert(step1(a1_v@, x1@));
        assert(step2(x1@, a2_limit, x2));
    }
    x2
}

} // verus!

fn main() {}
