// SPDX-License-Identifier: Apache-2.0
// The rows of a table one after the other, and a list cut into rows.
use vstd::prelude::*;

verus! {

spec fn joined(m: Seq<Vec<i32>>) -> Seq<i32>
    decreases m.len(),
{
    if m.len() == 0 { Seq::empty() } else { joined(m.drop_last()) + m.last()@ }
}

fn flatten(m: &Vec<Vec<i32>>) -> (r: Vec<i32>)
    ensures
        r@ == joined(m@),
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    assert(r@ =~= joined(m@.take(0)));
    while i < m.len()
        invariant
            i <= m.len(),
            r@ == joined(m@.take(i as int)),
        decreases m.len() - i,
    {
        let ghost before = r@;
        assert(m@.take(i as int + 1).drop_last() =~= m@.take(i as int));
        let mut j: usize = 0;
        assert(before + m[i as int]@.take(0) =~= before);
        while j < m[i].len()
            invariant
                i < m.len(),
                j <= m[i as int].len(),
                r@ == before + m[i as int]@.take(j as int),
            decreases m[i as int].len() - j,
        {
            r.push(m[i][j]);
            j += 1;
            assert(r@ =~= before + m[i as int]@.take(j as int));
        }
        assert(m[i as int]@.take(j as int) =~= m[i as int]@);
        i += 1;
    }
    assert(m@.take(m.len() as int) =~= m@);
    r
}

} // verus!

fn main() {}
