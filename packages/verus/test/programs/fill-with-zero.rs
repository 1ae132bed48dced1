use vstd::prelude::*;

fn main() {}

verus! {

fn zeros(n: usize) -> (v: Vec<u8>)
    ensures
        v.len() == n,
        forall|i: int| 0 <= i < n ==> v[i] == 0,
{
    let mut v: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < n
        invariant
            i <= n,
            v.len() == i,
            forall|k: int| 0 <= k < i ==> v[k] == 0,
    {
        v.push(0);
        i = i + 1;
    }
    v
}

} // verus!
