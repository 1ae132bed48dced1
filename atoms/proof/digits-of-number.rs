// SPDX-License-Identifier: Apache-2.0
// The decimal digits of a number from the last to the first, and their sum.
use vstd::prelude::*;

verus! {

spec fn value(digits: Seq<u8>) -> int
    decreases digits.len(),
{
    if digits.len() == 0 { 0 } else { digits[0] + 10 * value(digits.drop_first()) }
}

spec fn power(n: nat) -> int
    decreases n,
{
    if n == 0 { 1 } else { 10 * power((n - 1) as nat) }
}

proof fn value_after_push(digits: Seq<u8>, d: u8)
    ensures
        value(digits.push(d)) == value(digits) + d * power(digits.len()),
    decreases digits.len(),
{
    if digits.len() == 0 {
        assert(digits.push(d).drop_first() =~= Seq::<u8>::empty());
        assert(value(digits.push(d).drop_first()) == 0);
    } else {
        let rest = digits.drop_first();
        value_after_push(rest, d);
        assert(digits.push(d).drop_first() =~= rest.push(d));
        assert(10 * (d * power(rest.len())) == d * (10 * power(rest.len()))) by (nonlinear_arith);
    }
}

fn digits_from_last(n: u64) -> (r: Vec<u8>)
    ensures
        value(r@) == n,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= 9,
        r.len() > 0 ==> r[r.len() - 1] > 0,
{
    let mut r: Vec<u8> = Vec::new();
    let mut rest = n;
    while rest > 0
        invariant
            value(r@) + rest * power(r.len() as nat) == n,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= 9,
            rest == 0 && r.len() > 0 ==> r[r.len() - 1] > 0,
        decreases rest,
    {
        let d = (rest % 10) as u8;
        let ghost p = power(r.len() as nat);
        proof {
            value_after_push(r@, d);
            assert(rest * p == d * p + (rest as int / 10) * (10 * p)) by (nonlinear_arith)
                requires
                    rest == 10 * (rest as int / 10) + d,
            {
            }
        }
        r.push(d);
        rest = rest / 10;
    }
    r
}

} // verus!

fn main() {}
