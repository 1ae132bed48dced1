use vstd::prelude::*;

fn main() {}

verus! {

fn starts_with(a: &Vec<u8>, p: &Vec<u8>) -> (r: bool)
    ensures
        r <==> p.len() <= a.len() && forall|i: int| 0 <= i < p.len() ==> a[i] == p[i],
{
    if p.len() > a.len() {
        return false;
    }
    let mut i: usize = 0;
    while i < p.len()
        invariant
            i <= p.len(),
            p.len() <= a.len(),
            forall|k: int| 0 <= k < i ==> a[k] == p[k],
    {
        if a[i] != p[i] {
            return false;
        }
        i += 1;
    }
    true
}

} // verus!
