use vstd::prelude::*;

fn main() {}

verus! {

#[verifier::loop_isolation(false)]
fn clear_all(v: &mut Vec<u8>, n: usize)
    requires
        old(v).len() == n,
        n > 0,
    ensures
        v.len() == n,
        forall|i: int| 0 <= i < n ==> v[i] == 0,
{
    let mut i: usize = 0;
    while i < n
        invariant
            v.len() == n,
            i <= n,
            forall|k: int| 0 <= k < i ==> v[k] == 0,
    {
        v.set(i, 0);
        i += 1;
    }
    assert(v[0] == 0);
}

} // verus!
