// SPDX-License-Identifier: Apache-2.0
// For every price, how many prices in a row up to it are not greater.
use vstd::prelude::*;

verus! {

spec fn spans(s: Seq<u16>, i: int, n: int) -> bool {
    1 <= n <= i + 1 && (forall|j: int| i - n < j <= i ==> s[j] <= s[i]) && (i - n >= 0 ==> s[i - n] > s[i])
}

fn price_spans(v: &Vec<u16>) -> (r: Vec<usize>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> spans(v@, i, #[trigger] r[i] as int),
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> spans(v@, k, #[trigger] r[k] as int),
        decreases v.len() - i,
    {
        let mut from = i;
        while from > 0 && v[from - 1] <= v[i]
            invariant
                from <= i < v.len(),
                r.len() == i,
                forall|k: int| from <= k <= i ==> v[k] <= v[i as int],
                forall|k: int| 0 <= k < i ==> spans(v@, k, #[trigger] r[k] as int),
            decreases from,
        {
            let step = r[from - 1];
            assert(spans(v@, from - 1, step as int));
            from = from - step;
        }
        assert(spans(v@, i as int, i + 1 - from));
        r.push(i - from + 1);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
