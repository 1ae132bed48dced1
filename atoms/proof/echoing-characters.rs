// SPDX-License-Identifier: Apache-2.0
// The first character of a text that is said twice in a row, and a character repeated.
use vstd::prelude::*;

verus! {

spec fn echo_at(s: Seq<char>, i: int) -> bool {
    0 < i < s.len() && s[i] == s[i - 1]
}

fn first_echo(text: &Vec<char>) -> (r: char)
    ensures
        (forall|i: int| !#[trigger] echo_at(text@, i)) ==> r == ' ',
        forall|i: int| #[trigger] echo_at(text@, i) && (forall|j: int| j < i ==> !#[trigger] echo_at(text@, j)) ==> r == text[i],
{
    let mut i: usize = 1;
    while i < text.len()
        invariant
            1 <= i,
            forall|j: int| j < i ==> !#[trigger] echo_at(text@, j),
        decreases text.len() - i,
    {
        if text[i] == text[i - 1] {
            assert(echo_at(text@, i as int));
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
