// SPDX-License-Identifier: Apache-2.0
// A size written with decimal digits of three at a time.
use vstd::prelude::*;

verus! {

spec fn from_groups(s: Seq<u32>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { s[0] + 1000 * from_groups(s.drop_first()) }
}

spec fn scale(n: nat) -> int
    decreases n,
{
    if n == 0 { 1 } else { 1000 * scale((n - 1) as nat) }
}

proof fn groups_after_push(s: Seq<u32>, g: u32)
    ensures
        from_groups(s.push(g)) == from_groups(s) + g * scale(s.len()),
    decreases s.len(),
{
    if s.len() == 0 {
        assert(s.push(g).drop_first() =~= Seq::<u32>::empty());
        assert(from_groups(s.push(g).drop_first()) == 0);
    } else {
        let rest = s.drop_first();
        groups_after_push(rest, g);
        assert(s.push(g).drop_first() =~= rest.push(g));
        assert(1000 * (g * scale(rest.len())) == g * (1000 * scale(rest.len()))) by (nonlinear_arith);
    }
}

fn groups_of_three(n: usize) -> (r: Vec<u32>)
    ensures
        from_groups(r@) == n,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < 1000,
        n > 0 ==> r.len() > 0,
{
    let mut r: Vec<u32> = Vec::new();
    let mut rest = n;
    while rest > 0
        invariant
            from_groups(r@) + rest * scale(r.len() as nat) == n,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < 1000,
            n > 0 ==> rest > 0 || r.len() > 0,
        decreases rest,
    {
        let g = (rest % 1000) as u32;
        let ghost w = scale(r.len() as nat);
        proof {
            groups_after_push(r@, g);
            assert(rest * w == g * w + (rest as int / 1000) * (1000 * w)) by (nonlinear_arith)
                requires
                    rest == 1000 * (rest as int / 1000) + g,
            {
            }
        }
        r.push(g);
        rest = rest / 1000;
    }
    r
}

} // verus!

fn main() {}
