use vstd::prelude::*;

fn main() {}

verus! {

fn reversed(a: &Vec<u32>) -> (b: Vec<u32>)
    ensures
        b.len() == a.len(),
        forall|i: int| 0 <= i < a.len() ==> b[i] == a[a.len() - 1 - i],
{
    let mut b: Vec<u32> = Vec::new();
    let n = a.len();
    let mut i: usize = 0;
    while i < n
        invariant
            n == a.len(),
            i <= n,
            b.len() == i,
            forall|k: int| 0 <= k < i ==> b[k] == a[n - 1 - k],
    {
        b.push(a[n - 1 - i]);
        i = i + 1;
    }
    b
}

} // verus!
