// SPDX-License-Identifier: Apache-2.0
// Pairs of a value and a count written out one by one.
use vstd::prelude::*;

verus! {

spec fn unpacked(s: Seq<u8>) -> Seq<u8>
    decreases s.len(),
{
    if s.len() < 2 { Seq::empty() } else { unpacked(s.take(s.len() - 2)) + Seq::new(s[s.len() - 1] as nat, |i: int| s[s.len() - 2]) }
}

fn unpack(v: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        r@ == unpacked(v@.take(v.len() - v.len() as int % 2)),
        v.len() >= 2 && v[1] > 0 ==> r.len() > 0,
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    assert(r@ =~= unpacked(v@.take(0)));
    while i < v.len() && v.len() - i >= 2
        invariant
            i <= v.len(),
            i % 2 == 0,
            r@ == unpacked(v@.take(i as int)),
            i >= 2 && v[1] > 0 ==> r.len() > 0,
        decreases v.len() - i,
    {
        let x = v[i];
        let n = v[i + 1];
        let ghost before = r@;
        let mut k: u8 = 0;
        assert(before + Seq::new(0, |j: int| x) =~= r@);
        while k < n
            invariant
                k <= n,
                r@ == before + Seq::new(k as nat, |j: int| x),
            decreases n - k,
        {
            r.push(x);
            k += 1;
            assert(r@ =~= before + Seq::new(k as nat, |j: int| x));
        }
        proof {
            let next = v@.take(i as int + 2);
            assert(next.take(next.len() - 2) =~= v@.take(i as int));
            assert(Seq::new(n as nat, |j: int| x) =~= Seq::new(next[next.len() - 1] as nat, |j: int| next[next.len() - 2]));
        }
        i += 2;
    }
    r
}

} // verus!

fn main() {}
