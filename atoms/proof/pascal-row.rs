// SPDX-License-Identifier: Apache-2.0
// A row of Pascal's triangle with all entries kept below a thousand.
use vstd::prelude::*;

verus! {

spec fn entry(n: nat, k: int) -> int
    decreases n,
{
    if k <= 0 || k >= n { 1 } else { (entry((n - 1) as nat, k - 1) + entry((n - 1) as nat, k)) % 1000 }
}

fn pascal_row(n: u8) -> (r: Vec<u16>)
    ensures
        r.len() == n + 1,
        forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] == entry(n as nat, k),
        forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] < 1000,
{
    let mut r: Vec<u16> = Vec::new();
    r.push(1);
    let mut row: u8 = 0;
    while row < n
        invariant
            row <= n,
            r.len() == row + 1,
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] == entry(row as nat, k),
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] < 1000,
        decreases n - row,
    {
        let mut next: Vec<u16> = Vec::new();
        next.push(1);
        let mut k: usize = 1;
        while k <= row as usize
            invariant
                1 <= k <= row + 1,
                row < 255,
                r.len() == row + 1,
                next.len() == k,
                forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] == entry(row as nat, j),
                forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] < 1000,
                forall|j: int| 0 <= j < k ==> #[trigger] next[j] == entry((row + 1) as nat, j),
                forall|j: int| 0 <= j < k ==> #[trigger] next[j] < 1000,
            decreases row + 1 - k,
        {
            let x = (r[k - 1] + r[k]) % 1000;
            assert(x == entry((row + 1) as nat, k as int));
            next.push(x);
            k += 1;
        }
        next.push(1);
        assert(entry((row + 1) as nat, row + 1) == 1);
        r = next;
        row += 1;
    }
    r
}

} // verus!

fn main() {}
