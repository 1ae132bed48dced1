// refused: failed trigger
use vstd::prelude::*;

fn main() {}

verus! {

proof fn chain(s: Seq<int>)
    requires
        forall|i: int| 0 <= i < s.len() - 1 ==> s[i] <= s[i + 1], //~
{
}

} // verus!
