use vstd::prelude::*;

fn main() {}

verus! {

fn word(v: &Vec<u8>) -> (n: u64)
    ensures
        n == v.len(),
{
    v.len() as u64
}

} // verus!
