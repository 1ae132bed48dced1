use vstd::prelude::*;

fn main() {}

verus! {

fn squares(n: u8) -> (v: Vec<u16>)
    ensures
        v.len() == n,
        forall|i: int| 0 <= i < n ==> v[i] == i * i,
{
    let mut v: Vec<u16> = Vec::new();
    for i in 0..n
        invariant
            v.len() == i,
            forall|k: int| 0 <= k < i ==> v[k] == k * k,
    {
        let x = i as u16;
        assert(x * x <= 255 * 255) by (nonlinear_arith)
            requires
                0 <= x <= 255,
        {
        }
        v.push(x * x);
    }
    v
}

} // verus!
