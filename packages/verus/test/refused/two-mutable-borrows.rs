// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn both(a: &mut Vec<u8>, b: &mut Vec<u8>)
    ensures
        a@ == old(a)@.push(1),
        b@ == old(b)@.push(2),
{
    a.push(1);
    b.push(2);
}

fn alias() {
    let mut v: Vec<u8> = Vec::new();
    both(&mut v, &mut v); //~
}

} // verus!
