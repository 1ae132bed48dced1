// SPDX-License-Identifier: Apache-2.0
// The first byte of every piece of a text, and the sizes of the pieces.
use vstd::prelude::*;

verus! {

fn initials(m: &Vec<Vec<u8>>, other: u8) -> (r: Vec<u8>)
    ensures
        r.len() == m.len(),
        forall|i: int| 0 <= i < m.len() ==> #[trigger] r[i] == if m[i].len() > 0 { m[i][0] } else { other },
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < m.len()
        invariant
            i <= m.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == if m[k].len() > 0 { m[k][0] } else { other },
        decreases m.len() - i,
    {
        if m[i].len() > 0 {
            r.push(m[i][0]);
        } else {
            r.push(other);
        }
        i += 1;
    }
    r
}

fn piece_sizes(m: &Vec<Vec<u8>>) -> (r: Vec<u16>)
    ensures
        r.len() == m.len(),
        forall|i: int| 0 <= i < m.len() ==> #[trigger] r[i] == if m[i].len() > 60000 { 60000 } else { m[i].len() as int },
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= 60000,
{
    let mut r: Vec<u16> = Vec::new();
    let mut i: usize = 0;
    while i < m.len()
        invariant
            i <= m.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == if m[k].len() > 60000 { 60000 } else { m[k].len() as int },
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] <= 60000,
        decreases m.len() - i,
    {
        let n = m[i].len();
        r.push(if n > 60000 { 60000 } else { n as u16 });
        i += 1;
    }
    r
}

} // verus!

fn main() {}
