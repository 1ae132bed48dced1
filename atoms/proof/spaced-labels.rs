// SPDX-License-Identifier: Apache-2.0
// Small numbers written as tally marks with a blank after each, and the marks counted again.
use vstd::prelude::*;

verus! {

spec fn marks(s: Seq<char>) -> nat
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { marks(s.drop_last()) + if s.last() == '|' { 1nat } else { 0nat } }
}

fn tally(n: u16, limit: u16) -> (r: Vec<char>)
    ensures
        r.len() == if n < limit { n } else { limit },
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == if i % 5 == 4 { '/' } else { '|' },
{
    let mut r: Vec<char> = Vec::new();
    let mut phase: u8 = 0;
    let mut i: u16 = 0;
    while i < n && i < limit
        invariant
            i <= n,
            i <= limit,
            r.len() == i,
            phase == i % 5,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == if k % 5 == 4 { '/' } else { '|' },
        decreases n - i,
    {
        r.push(if phase == 4 { '/' } else { '|' });
        phase = if phase == 4 { 0 } else { phase + 1 };
        i += 1;
    }
    r
}

fn count_marks(text: &Vec<char>) -> (r: usize)
    ensures
        r == marks(text@),
        r <= text.len(),
{
    let mut r: usize = 0;
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            r <= i,
            r == marks(text@.take(i as int)),
        decreases text.len() - i,
    {
        assert(text@.take(i as int + 1).drop_last() =~= text@.take(i as int));
        if text[i] == '|' {
            r += 1;
        }
        i += 1;
    }
    assert(text@.take(text.len() as int) =~= text@);
    r
}

} // verus!

fn main() {}
