// SPDX-License-Identifier: Apache-2.0
// A number of steps that may be missing, made a number or a list of that many marks.
use vstd::prelude::*;

verus! {

fn steps_or_limit(n: Option<u16>, limit: u16) -> (r: u16)
    ensures
        n is None ==> r == limit,
        n is Some && n->0 <= limit ==> r == n->0,
        n is Some && n->0 > limit ==> r == limit,
        r <= limit,
{
    match n {
        Some(k) => if k <= limit { k } else { limit },
        None => limit,
    }
}

fn ramp(n: Option<u16>) -> (r: Vec<u32>)
    ensures
        n is None ==> r.len() == 0,
        n is Some ==> r.len() == n->0,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == i * i,
{
    let mut r: Vec<u32> = Vec::new();
    let top = match n {
        Some(k) => k,
        None => 0,
    };
    let mut i: u16 = 0;
    let mut square: u32 = 0;
    while i < top
        invariant
            i <= top,
            r.len() == i,
            square == i * i,
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] == j * j,
        decreases top - i,
    {
        r.push(square);
        assert((i + 1) * (i + 1) == i * i + 2 * i + 1) by (nonlinear_arith);
        assert((i + 1) * (i + 1) <= 65536 * 65536 - 1 || i == 65535) by (nonlinear_arith)
            requires
                0 <= i <= 65535,
        {
        }
        assert((i + 1) * (i + 1) <= 65535 * 65535) by (nonlinear_arith)
            requires
                0 <= i < 65535,
        {
        }
        square = square + 2 * i as u32 + 1;
        i += 1;
    }
    r
}

} // verus!

fn main() {}
