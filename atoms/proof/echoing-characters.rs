// SPDX-License-Identifier: Apache-2.0
// The first character of a text that is said twice in a row, and a character repeated.
use vstd::prelude::*;

verus! {

fn first_echo(text: &Vec<char>) -> (r: char)
    ensures
        r == ' ' && (forall|i: int| 0 < i < text.len() ==> #[trigger] text[i] != text[i - 1])
            || exists|i: int| 0 < i < text.len() && #[trigger] text[i] == r && text[i - 1] == r && (forall|j: int| 0 < j < i ==> #[trigger] text[j] != text[j - 1]),
{
    let mut i: usize = 1;
    while i < text.len()
        invariant
            1 <= i,
            forall|j: int| 0 < j < i && j < text.len() ==> #[trigger] text[j] != text[j - 1],
        decreases text.len() - i,
    {
        if text[i] == text[i - 1] {
            return text[i];
        }
        i += 1;
    }
    ' '
}

fn underlined(c: char, n: u8) -> (r: Vec<char>)
    ensures
        r.len() == n + 2,
        r[0] == c,
        r[n + 1] == c,
        forall|i: int| 1 <= i <= n ==> #[trigger] r[i] == '_',
{
    let mut r: Vec<char> = Vec::new();
    r.push(c);
    let mut left = n;
    while left > 0
        invariant
            left <= n,
            r.len() == n - left + 1,
            r[0] == c,
            forall|i: int| 1 <= i < r.len() ==> #[trigger] r[i] == '_',
        decreases left,
    {
        r.push('_');
        left -= 1;
    }
    r.push(c);
    r
}

} // verus!

fn main() {}
