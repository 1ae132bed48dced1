use vstd::prelude::*;

fn main() {}

verus! {

fn doubled(a: &Vec<u8>) -> (b: Vec<u16>)
    ensures
        b.len() == a.len(),
        forall|i: int| 0 <= i < a.len() ==> b[i] == 2 * a[i],
{
    let mut b: Vec<u16> = Vec::new();
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            b.len() == i,
            forall|k: int| 0 <= k < i ==> b[k] == 2 * a[k],
    {
        b.push(2 * (a[i] as u16));
        i += 1;
    }
    b
}

} // verus!
