// SPDX-License-Identifier: Apache-2.0
// A number and its halves down to one, and the numbers below it in steps.
use vstd::prelude::*;

verus! {

spec fn halved(n: nat, k: nat) -> nat
    decreases k,
{
    if k == 0 { n } else { halved(n, (k - 1) as nat) / 2 }
}

fn halving_chain(n: usize) -> (r: Vec<usize>)
    ensures
        n == 0 ==> r.len() == 0,
        n > 0 ==> r.len() > 0 && r[0] == n && r[r.len() - 1] == 1,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == halved(n as nat, i as nat),
        forall|i: int| 0 <= i < r.len() ==> 0 < #[trigger] r[i] <= n,
{
    let mut r: Vec<usize> = Vec::new();
    let mut x = n;
    while x > 0
        invariant
            x <= n,
            x == halved(n as nat, r.len() as nat),
            r.len() == 0 ==> x == n,
            r.len() > 0 ==> r[0] == n && x == r[r.len() - 1] / 2,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == halved(n as nat, i as nat),
            forall|i: int| 0 <= i < r.len() ==> 0 < #[trigger] r[i] <= n,
        decreases x,
    {
        r.push(x);
        x = x / 2;
    }
    r
}

fn steps_below(n: usize, step: usize) -> (r: Vec<usize>)
    requires
        step > 0,
    ensures
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == i * step,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < n,
        forall|i: int, j: int| 0 <= i < j < r.len() ==> r[i] < r[j],
        r.len() * step >= n,
{
    let mut r: Vec<usize> = Vec::new();
    let mut at: usize = 0;
    assert(r.len() * step == 0) by (nonlinear_arith)
        requires
            r.len() == 0,
    {
    }
    while at < n
        invariant
            0 < step,
            at == r.len() * step,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == i * step,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < n && r[i] < at,
            forall|i: int, j: int| 0 <= i < j < r.len() ==> r[i] < r[j],
        decreases n - at,
    {
        let ghost k = r.len() as int;
        assert((k + 1) * step == k * step + step) by (nonlinear_arith);
        r.push(at);
        if n - at <= step {
            return r;
        }
        at = at + step;
    }
    r
}

} // verus!

fn main() {}
