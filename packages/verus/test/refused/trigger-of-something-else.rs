// refused: failed trigger
use vstd::prelude::*;

fn main() {}

verus! {

proof fn off(s: Seq<int>, n: int)
    requires
        forall|i: int| #[trigger] s[n] == s[i], //~
{
}

} // verus!
