use vstd::prelude::*;

fn main() {}

verus! {

fn set_first(v: &mut Vec<u8>, x: u8)
    requires
        old(v).len() > 0,
    ensures
        final(v)@ == old(v)@.update(0, x),
{
    v.set(0, x);
}

} // verus!
