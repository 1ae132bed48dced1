// SPDX-License-Identifier: Apache-2.0
// How much water stands on every height of a profile after rain.
use vstd::prelude::*;

verus! {

spec fn highest(s: Seq<u16>) -> int
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else {
        let rest = highest(s.drop_last());
        if s.last() > rest { s.last() as int } else { rest }
    }
}

spec fn highest_from(s: Seq<u16>, i: int) -> int
    decreases s.len() - i,
{
    if i >= s.len() {
        0
    } else {
        let rest = highest_from(s, i + 1);
        if s[i] > rest { s[i] as int } else { rest }
    }
}

spec fn water(s: Seq<u16>, i: int) -> int {
    let left = highest(s.take(i + 1));
    let right = highest_from(s, i);
    (if left < right { left } else { right }) - s[i]
}

fn water_levels(v: &Vec<u16>) -> (r: Vec<u16>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == water(v@, i),
{
    let mut right: Vec<u16> = v.clone();
    let mut best: u16 = 0;
    let mut i = v.len();
    while i > 0
        invariant
            i <= v.len(),
            right.len() == v.len(),
            best == highest_from(v@, i as int),
            forall|k: int| i <= k < v.len() ==> #[trigger] right[k] == highest_from(v@, k),
        decreases i,
    {
        i -= 1;
        if v[i] > best {
            best = v[i];
        }
        right.set(i, best);
    }
    let mut r: Vec<u16> = Vec::new();
    let mut left: u16 = 0;
    let mut j: usize = 0;
    while j < v.len()
        invariant
            j <= v.len(),
            r.len() == j,
            right.len() == v.len(),
            left == highest(v@.take(j as int)),
            forall|k: int| 0 <= k < v.len() ==> #[trigger] right[k] == highest_from(v@, k),
            forall|k: int| 0 <= k < j ==> #[trigger] r[k] == water(v@, k),
        decreases v.len() - j,
    {
        assert(v@.take(j as int + 1).drop_last() =~= v@.take(j as int));
        let h = v[j];
        if h > left {
            left = h;
        }
        let top = if left < right[j] { left } else { right[j] };
        assert(highest_from(v@, j as int) >= h);
        r.push(top - h);
        j += 1;
    }
    r
}

} // verus!

fn main() {}
