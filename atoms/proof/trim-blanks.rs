// SPDX-License-Identifier: Apache-2.0
// A text without the blanks before its first and after its last other byte.
use vstd::prelude::*;

verus! {

spec fn blank(c: u8) -> bool {
    c == 32 || c == 9 || c == 10 || c == 13
}

fn trimmed(text: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        exists|from: int, to: int| 0 <= from <= to <= text.len() && r@ == #[trigger] text@.subrange(from, to) && (forall|i: int| 0 <= i < from || to <= i < text.len() ==> blank(#[trigger] text[i])),
        r.len() > 0 ==> !blank(r[0]) && !blank(r[r.len() - 1]),
{
    let mut from: usize = 0;
    while from < text.len() && (text[from] == 32 || text[from] == 9 || text[from] == 10 || text[from] == 13)
        invariant
            from <= text.len(),
            forall|i: int| 0 <= i < from ==> blank(#[trigger] text[i]),
        decreases text.len() - from,
    {
        from += 1;
    }
    let mut to = text.len();
    while to > from && (text[to - 1] == 32 || text[to - 1] == 9 || text[to - 1] == 10 || text[to - 1] == 13)
        invariant
            from <= to <= text.len(),
            forall|i: int| to <= i < text.len() ==> blank(#[trigger] text[i]),
        decreases to,
    {
        to -= 1;
    }
    let mut r: Vec<u8> = Vec::new();
    let mut i = from;
    assert(r@ =~= text@.subrange(from as int, from as int));
    while i < to
        invariant
            from <= i <= to <= text.len(),
            r@ == text@.subrange(from as int, i as int),
        decreases to - i,
    {
        r.push(text[i]);
        i += 1;
        assert(r@ =~= text@.subrange(from as int, i as int));
    }
    r
}

} // verus!

fn main() {}
