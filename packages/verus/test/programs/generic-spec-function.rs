use vstd::prelude::*;

fn main() {}

verus! {

spec fn ends<T>(s: Seq<T>) -> (T, T) {
    (s.first(), s.last())
}

proof fn ends_of_singleton<T>(x: T)
    ensures
        ends(Seq::empty().push(x)) == (x, x),
{
}

} // verus!
