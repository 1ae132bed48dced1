// SPDX-License-Identifier: Apache-2.0
// Small letters made great, and how many of a text's bytes are letters.
use vstd::prelude::*;

verus! {

spec fn small(c: u8) -> bool {
    97 <= c <= 122
}

spec fn letter(c: u8) -> bool {
    small(c) || 65 <= c <= 90
}

spec fn letters(s: Seq<u8>) -> nat
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { letters(s.drop_last()) + if letter(s.last()) { 1nat } else { 0nat } }
}

fn upper_case(text: &[u8]) -> (r: Vec<u8>)
    ensures
        r.len() == text.len(),
        forall|i: int| 0 <= i < text.len() ==> #[trigger] r[i] == if small(text[i]) { text[i] - 32 } else { text[i] as int },
        forall|i: int| 0 <= i < r.len() ==> !small(#[trigger] r[i]),
{
    let mut r: Vec<u8> = Vec::with_capacity(text.len());
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == if small(text[j]) { text[j] - 32 } else { text[j] as int },
            forall|j: int| 0 <= j < i ==> !small(#[trigger] r[j]),
        decreases text.len() - i,
    {
        if text[i] >= 97 && text[i] <= 122 {
            r.push(text[i] - 32);
        } else {
            r.push(text[i]);
        }
        i += 1;
    }
    r
}

fn count_letters(text: &Vec<u8>) -> (r: usize)
    ensures
        r == letters(text@),
        r <= text.len(),
{
    let mut r: usize = 0;
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            r <= i,
            r == letters(text@.take(i as int)),
        decreases text.len() - i,
    {
        assert(text@.take(i as int + 1).drop_last() =~= text@.take(i as int));
        let c = text[i];
        if c >= 97 && c <= 122 || c >= 65 && c <= 90 {
            r += 1;
        }
        i += 1;
    }
    assert(text@.take(text.len() as int) =~= text@);
    r
}

} // verus!

fn main() {}
