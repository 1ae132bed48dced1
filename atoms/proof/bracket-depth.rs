// SPDX-License-Identifier: Apache-2.0
// Whether the brackets of a text match, and how many are open at every place of it.
use vstd::prelude::*;

verus! {

spec fn depth(s: Seq<u8>) -> int
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else {
        depth(s.drop_last()) + if s.last() == 40 {
            1int
        } else if s.last() == 41 {
            -1int
        } else {
            0int
        }
    }
}

fn brackets_match(text: &Vec<u8>) -> (r: bool)
    ensures
        r == (depth(text@) == 0 && forall|n: int| 0 <= n <= text.len() ==> depth(#[trigger] text@.take(n)) >= 0),
{
    let mut d: usize = 0;
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            d <= i,
            d == depth(text@.take(i as int)),
            forall|n: int| 0 <= n <= i ==> depth(#[trigger] text@.take(n)) >= 0,
        decreases text.len() - i,
    {
        assert(text@.take(i as int + 1).drop_last() =~= text@.take(i as int));
        if text[i] == 40 {
            d += 1;
        } else if text[i] == 41 {
            if d == 0 {
                assert(depth(text@.take(i as int + 1)) < 0);
                return false;
            }
            d -= 1;
        }
        i += 1;
    }
    assert(text@.take(text.len() as int) =~= text@);
    d == 0
}

spec fn still_open(s: Seq<u8>) -> nat
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else {
        let before = still_open(s.drop_last());
        if s.last() == 40 {
            before + 1
        } else if s.last() == 41 && before > 0 {
            (before - 1) as nat
        } else {
            before
        }
    }
}

fn open_brackets(text: &[u8]) -> (r: Vec<usize>)
    ensures
        r.len() == text.len(),
        forall|i: int| 0 <= i < text.len() ==> #[trigger] r[i] == still_open(text@.take(i + 1)),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= i + 1,
{
    let mut r: Vec<usize> = Vec::new();
    let mut d: usize = 0;
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            r.len() == i,
            d <= i,
            d == still_open(text@.take(i as int)),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == still_open(text@.take(j + 1)),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] <= j + 1,
        decreases text.len() - i,
    {
        assert(text@.take(i as int + 1).drop_last() =~= text@.take(i as int));
        if text[i] == 40 {
            d += 1;
        } else if text[i] == 41 && d > 0 {
            d -= 1;
        }
        r.push(d);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
