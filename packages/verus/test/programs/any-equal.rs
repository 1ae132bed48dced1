use vstd::prelude::*;

fn main() {}

verus! {

fn has(a: &[u16], x: u16) -> (r: bool)
    ensures
        r <==> a@.contains(x),
{
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            forall|k: int| 0 <= k < i ==> a[k] != x,
    {
        if a[i] == x {
            return true;
        }
        i += 1;
    }
    false
}

} // verus!
