// refused: failed bounds
use vstd::prelude::*;

fn main() {}

verus! {

fn at(a: &[i32], i: usize) -> (x: i32)
    requires
        i <= a.len(),
{
    a[i] //~
}

} // verus!
