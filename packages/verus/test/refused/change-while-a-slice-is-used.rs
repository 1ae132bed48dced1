// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn stale(n: u32) -> (r: usize)
{
    let mut v: Vec<u32> = vec![n];
    let s = v.as_slice();
    v.push(n); //~
    s.len()
}

} // verus!
