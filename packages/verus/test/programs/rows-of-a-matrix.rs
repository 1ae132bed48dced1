use vstd::prelude::*;

fn main() {}

verus! {

fn shortest_row(m: &Vec<Vec<i32>>) -> (row: &Vec<i32>)
    requires
        m.len() > 0,
    ensures
        forall|k: int| 0 <= k < m.len() ==> row.len() <= #[trigger] m[k].len(),
{
    let mut row = &m[0];
    let mut i: usize = 1;
    while i < m.len()
        invariant
            1 <= i <= m.len(),
            forall|k: int| 0 <= k < i ==> row.len() <= #[trigger] m[k].len(),
    {
        if m[i].len() < row.len() {
            row = &m[i];
        }
        i += 1;
    }
    row
}

} // verus!
