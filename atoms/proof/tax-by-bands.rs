// SPDX-License-Identifier: Apache-2.0
// An amount charged band by band, more for what lies higher.
use vstd::prelude::*;

verus! {

spec fn charge(amount: int) -> int {
    if amount <= 1000 {
        amount / 10
    } else if amount <= 5000 {
        100 + (amount - 1000) / 5
    } else {
        900 + (amount - 5000) / 2
    }
}

fn charge_for(amount: u64) -> (r: u64)
    ensures
        r == charge(amount as int),
        r <= amount,
{
    let mut r = amount;
    if amount <= 1000 {
        r = amount / 10;
    } else if amount <= 5000 {
        r = (amount - 1000) / 5 + 100;
    } else {
        r = (amount - 5000) / 2 + 900;
    }
    r
}

fn charges(v: &Vec<u64>) -> (r: Vec<u64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == charge(v[i] as int),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] <= v[i],
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == charge(v[j] as int),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] <= v[j],
        decreases v.len() - i,
    {
        let c = charge_for(v[i]);
        r.push(c);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
