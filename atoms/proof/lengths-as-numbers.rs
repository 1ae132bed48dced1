// SPDX-License-Identifier: Apache-2.0
// Lengths made numbers of a fixed size, as a list and one by one.
use vstd::prelude::*;

verus! {

fn as_numbers(v: &Vec<usize>) -> (r: Vec<u64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == v[i],
{
    let mut r: Vec<u64> = Vec::with_capacity(v.len());
    for i in 0..v.len()
        invariant
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == v[j],
    {
        r.push(v[i] as u64);
    }
    r
}

fn percentage(n: usize, of: usize) -> (r: u64)
    ensures
        of == 0 ==> r == 0,
        of > 0 && n <= of ==> r == (100 * n as int) / (of as int),
        r <= 100,
{
    if of == 0 || n > of {
        return if of == 0 { 0 } else { 100 };
    }
    let r = 100 * n as u128 / of as u128;
    assert(r <= 100) by (nonlinear_arith)
        requires
            r == (100 * n) as int / of as int,
            n <= of,
            0 < of,
    {
    }
    r as u64
}

} // verus!

fn main() {}
