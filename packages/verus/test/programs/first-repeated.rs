use vstd::prelude::*;

fn main() {}

verus! {

fn repeats(a: &Vec<u8>) -> (r: bool)
    ensures
        r == exists|i: int, j: int| 0 <= i < j < a.len() && a[i] == a[j],
{
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            forall|k: int, l: int| 0 <= k < l < a.len() && k < i ==> a[k] != a[l],
    {
        let mut j: usize = i + 1;
        while j < a.len()
            invariant
                i < a.len(),
                i < j <= a.len(),
                forall|l: int| i < l < j ==> a[i as int] != a[l],
        {
            if a[i] == a[j] {
                return true;
            }
            j += 1;
        }
        i += 1;
    }
    false
}

} // verus!
