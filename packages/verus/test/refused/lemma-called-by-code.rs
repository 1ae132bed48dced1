// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

proof fn fact()
    ensures
        1 + 1 == 2,
{
}

fn use_fact() {
    fact(); //~
}

} // verus!
