// SPDX-License-Identifier: Apache-2.0
// Letters of a text moved along the alphabet; everything else stays.
use vstd::prelude::*;

verus! {

spec fn shifted(c: u8, k: int) -> int {
    if 97 <= c <= 122 {
        97 + (c - 97 + k) % 26
    } else if 65 <= c <= 90 {
        65 + (c - 65 + k) % 26
    } else {
        c as int
    }
}

fn shift_letters(text: &Vec<u8>, k: u8) -> (r: Vec<u8>)
    ensures
        r.len() == text.len(),
        forall|i: int| 0 <= i < text.len() ==> #[trigger] r[i] == shifted(text[i], k as int),
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == shifted(text[j], k as int),
        decreases text.len() - i,
    {
        let c = text[i];
        let base: u8 = if c >= 97 && c <= 122 { 97 } else { 65 };
        if c >= base && c - base < 26 {
            let moved = ((c - base) as u16 + k as u16) % 26;
            r.push(base + moved as u8);
        } else {
            r.push(c);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
