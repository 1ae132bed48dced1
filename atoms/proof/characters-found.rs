// SPDX-License-Identifier: Apache-2.0
// The place of a character, and the text after it.
use vstd::prelude::*;

verus! {

fn place_of_character(text: &[char], c: char) -> (r: Option<usize>)
    ensures
        r is Some ==> r->0 < text.len() && text[r->0 as int] == c,
        r is Some ==> forall|i: int| 0 <= i < r->0 ==> text[i] != c,
        r is None ==> !text@.contains(c),
{
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            forall|k: int| 0 <= k < i ==> text[k] != c,
        decreases text.len() - i,
    {
        if text[i] == c {
            return Some(i);
        }
        i += 1;
    }
    None
}

fn after_character(text: &Vec<char>, c: char) -> (r: Vec<char>)
    ensures
        r.len() <= text.len(),
        r@ == text@.skip(text.len() - r.len()),
        !text@.contains(c) ==> r.len() == 0,
        text@.contains(c) ==> r.len() < text.len() && text[text.len() - r.len() - 1] == c,
        forall|i: int| 0 <= i < text.len() - r.len() - 1 ==> #[trigger] text[i] != c,
{
    let mut from: usize = 0;
    while from < text.len() && text[from] != c
        invariant
            from <= text.len(),
            forall|i: int| 0 <= i < from ==> #[trigger] text[i] != c,
        decreases text.len() - from,
    {
        from += 1;
    }
    let mut r: Vec<char> = Vec::new();
    if from == text.len() {
        assert(r@ =~= text@.skip(text.len() as int));
        assert(!text@.contains(c));
        return r;
    }
    assert(text@[from as int] == c);
    let start = from + 1;
    let mut i = start;
    assert(r@ =~= text@.subrange(start as int, start as int));
    while i < text.len()
        invariant
            start <= i <= text.len(),
            r@ == text@.subrange(start as int, i as int),
        decreases text.len() - i,
    {
        r.push(text[i]);
        i += 1;
        assert(r@ =~= text@.subrange(start as int, i as int));
    }
    assert(text@.subrange(start as int, text.len() as int) =~= text@.skip(start as int));
    r
}

} // verus!

fn main() {}
