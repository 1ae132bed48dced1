use vstd::prelude::*;

fn main() {}

verus! {

fn primes() -> (v: Vec<u8>)
    ensures
        v@ == Seq::<u8>::empty().push(2).push(3).push(5),
{
    vec![2, 3, 5]
}

} // verus!
