// SPDX-License-Identifier: Apache-2.0
// A list brought to a given length, by repeating a filler or leaving out its end.
use vstd::prelude::*;

verus! {

fn to_length(v: &Vec<u32>, n: u16, filler: u32) -> (r: Vec<u32>)
    ensures
        r.len() == n,
        forall|i: int| 0 <= i < n ==> #[trigger] r[i] == if i < v.len() { v[i] } else { filler },
{
    let mut r = v.clone();
    if r.len() > n as usize {
        r.truncate(n as usize);
    }
    while r.len() < n as usize
        invariant
            r.len() <= n,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == if i < v.len() { v[i] } else { filler },
            v.len() <= r.len() || r.len() == n,
        decreases n - r.len(),
    {
        r.push(filler);
    }
    r
}

fn repeated(x: u32, n: u8) -> (r: Vec<u32>)
    ensures
        r@ =~= Seq::new(n as nat, |i: int| x),
{
    let mut r: Vec<u32> = Vec::new();
    let mut left = n;
    while left > 0
        invariant
            left <= n,
            r.len() == n - left,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == x,
        decreases left,
    {
        r.push(x);
        left -= 1;
    }
    r
}

} // verus!

fn main() {}
