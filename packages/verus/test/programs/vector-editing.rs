use vstd::prelude::*;

fn main() {}

verus! {

fn edit(v: &mut Vec<u8>)
    requires
        old(v).len() == 3,
    ensures
        v.len() == 2,
        v[0] == 7,
        v[1] == old(v)[0],
{
    v.insert(0, 7);
    let last = v.remove(3);
    v.truncate(2);
}

} // verus!
