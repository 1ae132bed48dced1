use vstd::prelude::*;

fn main() {}

verus! {

fn flip(v: &mut Vec<i64>)
    ensures
        v.len() == old(v).len(),
        forall|i: int| 0 <= i < v.len() ==> v[i] == old(v)[v.len() - 1 - i],
{
    let n = v.len();
    let mut i: usize = 0;
    while i < n / 2
        invariant
            v.len() == n,
            n == old(v).len(),
            i <= n / 2,
            forall|k: int| 0 <= k < i ==> v[k] == old(v)[n - 1 - k],
            forall|k: int| 0 <= k < i ==> v[n - 1 - k] == old(v)[k],
            forall|k: int| i <= k < n - i ==> v[k] == old(v)[k],
        decreases n / 2 - i,
    {
        let left = v[i];
        let right = v[n - 1 - i];
        v.set(i, right);
        v.set(n - 1 - i, left);
        i = i + 1;
    }
}

} // verus!
