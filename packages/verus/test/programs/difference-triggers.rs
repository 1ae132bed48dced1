use vstd::prelude::*;

fn main() {}

verus! {

fn differences(a: &Vec<i32>, b: &Vec<i32>) -> (c: Vec<i32>)
    requires
        a.len() == b.len(),
        forall|i: int| 0 <= i < a.len() ==> i32::MIN <= #[trigger] (a[i] - b[i]) <= i32::MAX,
    ensures
        c.len() == a.len(),
        forall|i: int| 0 <= i < c.len() ==> c[i] == #[trigger] (a[i] - b[i]),
{
    let mut c: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            a.len() == b.len(),
            c.len() == i,
            forall|k: int| 0 <= k < a.len() ==> i32::MIN <= #[trigger] (a[k] - b[k]) <= i32::MAX,
            forall|k: int| 0 <= k < i ==> c[k] == #[trigger] (a[k] - b[k]),
    {
        c.push(a[i] - b[i]);
        i += 1;
    }
    c
}

} // verus!
