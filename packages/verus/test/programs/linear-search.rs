use vstd::prelude::*;

fn main() {}

verus! {

fn position(a: &Vec<i32>, x: i32) -> (r: Option<usize>)
    ensures
        match r {
            Some(i) => i < a.len() && a[i as int] == x && forall|k: int| 0 <= k < i ==> a[k] != x,
            None => forall|k: int| 0 <= k < a.len() ==> a[k] != x,
        },
{
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            forall|k: int| 0 <= k < i ==> a[k] != x,
    {
        if a[i] == x {
            return Some(i);
        }
        i = i + 1;
    }
    None
}

} // verus!
