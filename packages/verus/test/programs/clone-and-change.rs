use vstd::prelude::*;

fn main() {}

verus! {

fn with_first(v: &Vec<u8>, x: u8) -> (w: Vec<u8>)
    requires
        v.len() > 0,
    ensures
        w@ == v@.update(0, x),
{
    let mut w = v.clone();
    w.set(0, x);
    w
}

} // verus!
