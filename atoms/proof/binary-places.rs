// SPDX-License-Identifier: Apache-2.0
// The binary places of a number, lowest first, and how many of them are set.
use vstd::prelude::*;

verus! {

spec fn number(places: Seq<bool>) -> int
    decreases places.len(),
{
    if places.len() == 0 { 0 } else { (if places[0] { 1int } else { 0int }) + 2 * number(places.drop_first()) }
}

spec fn weight(n: nat) -> int
    decreases n,
{
    if n == 0 { 1 } else { 2 * weight((n - 1) as nat) }
}

spec fn ones(n: nat) -> nat
    decreases n,
{
    if n == 0 { 0 } else { n % 2 + ones(n / 2) }
}

proof fn number_after_push(places: Seq<bool>, b: bool)
    ensures
        number(places.push(b)) == number(places) + if b { weight(places.len()) } else { 0 },
    decreases places.len(),
{
    if places.len() == 0 {
        assert(places.push(b).drop_first() =~= Seq::<bool>::empty());
        assert(number(places.push(b).drop_first()) == 0);
    } else {
        number_after_push(places.drop_first(), b);
        assert(places.push(b).drop_first() =~= places.drop_first().push(b));
    }
}

fn places_of(n: u32) -> (r: Vec<bool>)
    ensures
        number(r@) == n,
        r.len() > 0 ==> r[r.len() - 1],
{
    let mut r: Vec<bool> = Vec::new();
    let mut rest = n;
    while rest > 0
        invariant
            number(r@) + rest * weight(r.len() as nat) == n,
            rest == 0 && r.len() > 0 ==> r[r.len() - 1],
        decreases rest,
    {
        let odd = rest % 2 == 1;
        let ghost w = weight(r.len() as nat);
        proof {
            number_after_push(r@, odd);
            assert(rest * w == (rest % 2) * w + (rest as int / 2) * (2 * w)) by (nonlinear_arith)
                requires
                    rest == 2 * (rest as int / 2) + rest % 2,
            {
            }
            assert((rest % 2) * w == if odd { w } else { 0 }) by (nonlinear_arith)
                requires
                    odd <==> rest % 2 == 1,
            {
            }
        }
        r.push(odd);
        rest = rest / 2;
    }
    r
}

fn places_set(n: u32) -> (r: u32)
    ensures
        r == ones(n as nat),
        r <= n,
{
    let mut rest = n;
    let mut r: u32 = 0;
    while rest > 0
        invariant
            r + ones(rest as nat) == ones(n as nat),
            r + rest <= n,
        decreases rest,
    {
        if rest % 2 == 1 {
            r += 1;
        }
        rest = rest / 2;
    }
    r
}

} // verus!

fn main() {}
