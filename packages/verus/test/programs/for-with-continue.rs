use vstd::prelude::*;

fn main() {}

verus! {

fn count_nonzero(a: &Vec<u8>) -> (n: usize)
    ensures
        n <= a.len(),
        (forall|i: int| 0 <= i < a.len() ==> a[i] == 0) ==> n == 0,
{
    let mut n: usize = 0;
    let len = a.len();
    for i in 0..len
        invariant
            len == a.len(),
            n <= i,
            (forall|k: int| 0 <= k < i ==> a[k] == 0) ==> n == 0,
    {
        if a[i] == 0 {
            continue;
        }
        n += 1;
    }
    n
}

} // verus!
