// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

spec fn deep<T>(s: Seq<T>) -> nat
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { deep(Seq::<Seq<T>>::empty()) } //~
}

} // verus!
