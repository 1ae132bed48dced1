use vstd::prelude::*;

fn main() {}

verus! {

spec fn near(a: int, b: int) -> bool {
    a - b <= 1 && b - a <= 1
}

proof fn near_is_symmetric()
    ensures
        forall|a: int, b: int| #![trigger near(a, b)] near(a, b) ==> near(b, a),
{
}

proof fn near_itself(s: Seq<int>)
    ensures
        forall|i: int| #![auto] 0 <= i < s.len() ==> near(s[i], s[i]),
{
}

} // verus!
