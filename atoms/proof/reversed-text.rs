// SPDX-License-Identifier: Apache-2.0
// A text of characters read from its end, and whether it is the same from both ends.
use vstd::prelude::*;

verus! {

fn backwards(text: Vec<char>) -> (r: Vec<char>)
    ensures
        r@ =~= text@.reverse(),
{
    let mut r = text;
    let mut lo: usize = 0;
    let n = r.len();
    while lo < n / 2
        invariant
            n == text.len() == r.len(),
            lo <= n / 2,
            forall|j: int| lo <= j < n - lo ==> #[trigger] r[j] == text[j],
            forall|j: int| 0 <= j < lo || n - lo <= j < n ==> #[trigger] r[j] == text[n - 1 - j],
        decreases n / 2 - lo,
    {
        let hi = n - 1 - lo;
        let a = r[lo];
        let b = r[hi];
        r.set(lo, b);
        r.set(hi, a);
        lo += 1;
    }
    r
}

fn same_both_ways(text: &Vec<char>) -> (r: bool)
    ensures
        r <==> forall|i: int| 0 <= i < text.len() ==> #[trigger] text[i] == text[text.len() - 1 - i],
{
    let mut lo: usize = 0;
    let mut hi = text.len();
    while lo < hi
        invariant
            lo <= text.len(),
            hi <= text.len(),
            lo + hi == text.len(),
            forall|i: int| 0 <= i < lo || hi <= i < text.len() ==> #[trigger] text[i] == text[text.len() - 1 - i],
        decreases hi,
    {
        if text[lo] != text[hi - 1] {
            return false;
        }
        lo += 1;
        hi -= 1;
    }
    true
}

} // verus!

fn main() {}
