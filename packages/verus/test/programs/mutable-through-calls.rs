use vstd::prelude::*;

fn main() {}

verus! {

fn push_twice(v: &mut Vec<u8>, x: u8)
    ensures
        v@ == old(v)@.push(x).push(x),
{
    v.push(x);
    v.push(x);
}

fn four_copies(x: u8) -> (v: Vec<u8>)
    ensures
        v.len() == 4,
        forall|i: int| 0 <= i < 4 ==> v[i] == x,
{
    let mut v: Vec<u8> = Vec::new();
    push_twice(&mut v, x);
    push_twice(&mut v, x);
    v
}

} // verus!
