// SPDX-License-Identifier: Apache-2.0
// Characters outside the small letters hidden, and a mark for every one that was.
use vstd::prelude::*;

verus! {

spec fn hidden(c: char) -> bool {
    c < 'a' || 'z' < c
}

fn mask(text: &[char]) -> (r: Vec<char>)
    ensures
        r.len() == text.len(),
        forall|i: int| 0 <= i < text.len() ==> #[trigger] r[i] == if hidden(text[i]) { '*' } else { text[i] },
{
    let mut r: Vec<char> = Vec::new();
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == if hidden(text[j]) { '*' } else { text[j] },
        decreases text.len() - i,
    {
        let c = text[i];
        if c < 'a' || c > 'z' {
            r.push('*');
        } else {
            r.push(c);
        }
        i += 1;
    }
    r
}

fn hidden_places(text: &Vec<char>) -> (r: Vec<bool>)
    ensures
        r.len() == text.len(),
        forall|i: int| 0 <= i < text.len() ==> #[trigger] r[i] == hidden(text[i]),
{
    let mut r: Vec<bool> = Vec::new();
    for i in 0..text.len()
        invariant
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == hidden(text[j]),
    {
        let c = text[i];
        r.push(!(c >= 'a' && c <= 'z'));
    }
    r
}

} // verus!

fn main() {}
