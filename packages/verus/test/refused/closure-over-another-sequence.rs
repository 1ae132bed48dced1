// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn two(v: &Vec<i32>, w: &Vec<i32>, r: Vec<i32>)
    requires
        v.len() == w.len(),
        r@ == v@.filter(|x: i32| v@.contains(x)),
{
    assert(r@ == v@.filter(|x: i32| w@.contains(x))); //~
}

} // verus!
