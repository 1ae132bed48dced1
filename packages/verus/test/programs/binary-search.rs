use vstd::prelude::*;

fn main() {}

verus! {

fn find_sorted(a: &Vec<u32>, x: u32) -> (r: Option<usize>)
    requires
        forall|i: int, j: int| 0 <= i <= j < a.len() ==> a[i] <= a[j],
    ensures
        if let Some(i) = r {
            i < a.len() && a[i as int] == x
        } else {
            forall|k: int| 0 <= k < a.len() ==> a[k] != x
        },
{
    let mut low: usize = 0;
    let mut high: usize = a.len();
    while low < high
        invariant
            low <= high <= a.len(),
            forall|i: int, j: int| 0 <= i <= j < a.len() ==> a[i] <= a[j],
            forall|k: int| 0 <= k < low ==> a[k] < x,
            forall|k: int| high <= k < a.len() ==> x < a[k],
        decreases high - low,
    {
        let middle = low + (high - low) / 2;
        if a[middle] == x {
            return Some(middle);
        }
        if a[middle] < x {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    None
}

} // verus!
