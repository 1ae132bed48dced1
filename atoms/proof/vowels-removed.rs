// SPDX-License-Identifier: Apache-2.0
// A text of characters without its vowels.
use vstd::prelude::*;

verus! {

spec fn vowel(c: char) -> bool {
    c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u'
}

spec fn without_vowels(s: Seq<char>) -> Seq<char>
    decreases s.len(),
{
    if s.len() == 0 {
        s
    } else if vowel(s.last()) {
        without_vowels(s.drop_last())
    } else {
        without_vowels(s.drop_last()).push(s.last())
    }
}

fn is_vowel(c: char) -> (r: bool)
    ensures
        r == vowel(c),
{
    match c {
        'a' => true,
        'e' => true,
        'i' => true,
        'o' => true,
        'u' => true,
        _ => false,
    }
}

fn remove_vowels(text: &Vec<char>) -> (r: Vec<char>)
    ensures
        r@ == without_vowels(text@),
        r.len() <= text.len(),
        forall|i: int| 0 <= i < r.len() ==> !vowel(#[trigger] r[i]),
{
    let mut r: Vec<char> = Vec::new();
    let mut i: usize = 0;
    assert(text@.take(0) =~= Seq::<char>::empty());
    while i < text.len()
        invariant
            i <= text.len(),
            r.len() <= i,
            r@ == without_vowels(text@.take(i as int)),
            forall|j: int| 0 <= j < r.len() ==> !vowel(#[trigger] r[j]),
        decreases text.len() - i,
    {
        assert(text@.take(i as int + 1).drop_last() =~= text@.take(i as int));
        if !is_vowel(text[i]) {
            r.push(text[i]);
        }
        i += 1;
    }
    assert(text@.take(text.len() as int) =~= text@);
    r
}

} // verus!

fn main() {}
