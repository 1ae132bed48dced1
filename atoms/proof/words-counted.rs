// SPDX-License-Identifier: Apache-2.0
// How many words, parted by blanks, a text of characters has, and the text without repeated blanks.
use vstd::prelude::*;

verus! {

spec fn words(s: Seq<char>) -> nat
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else if s.last() != ' ' && (s.len() == 1 || s[s.len() - 2] == ' ') {
        words(s.drop_last()) + 1
    } else {
        words(s.drop_last())
    }
}

fn count_words(text: &[char]) -> (r: usize)
    ensures
        r == words(text@),
        r <= text.len(),
{
    let mut r: usize = 0;
    let mut outside = true;
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            r <= i,
            r == words(text@.take(i as int)),
            outside == (i == 0 || text[i - 1] == ' '),
        decreases text.len() - i,
    {
        assert(text@.take(i as int + 1).drop_last() =~= text@.take(i as int));
        let blank = text[i] == ' ';
        if outside && !blank {
            r += 1;
        }
        outside = blank;
        i += 1;
    }
    assert(text@.take(text.len() as int) =~= text@);
    r
}

fn squeeze_blanks(text: &Vec<char>) -> (r: Vec<char>)
    ensures
        forall|i: int| 0 < i < r.len() ==> !(#[trigger] r[i] == ' ' && r[i - 1] == ' '),
        r@.filter(|c: char| c != ' ') == text@.filter(|c: char| c != ' '),
        r.len() <= text.len(),
{
    let mut r: Vec<char> = Vec::new();
    let mut i: usize = 0;
    assert(r@ =~= text@.take(0));
    while i < text.len()
        invariant
            i <= text.len(),
            r.len() <= i,
            forall|k: int| 0 < k < r.len() ==> !(#[trigger] r[k] == ' ' && r[k - 1] == ' '),
            r@.filter(|c: char| c != ' ') == text@.take(i as int).filter(|c: char| c != ' '),
        decreases text.len() - i,
    {
        let c = text[i];
        proof {
            reveal(Seq::filter);
            assert(text@.take(i as int + 1).drop_last() =~= text@.take(i as int));
            assert(r@.push(c).drop_last() =~= r@);
        }
        if c != ' ' || r.len() == 0 || r[r.len() - 1] != ' ' {
            r.push(c);
        }
        i += 1;
    }
    assert(text@.take(text.len() as int) =~= text@);
    r
}

} // verus!

fn main() {}
