use vstd::math::*;
use vstd::prelude::*;

fn main() {}

verus! {

spec fn top(s: Seq<int>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { max(s.last(), top(s.drop_last())) }
}

proof fn top_is_not_negative(s: Seq<int>)
    ensures
        top(s) >= 0,
        abs(0 - 3) == 3,
        min(2, 1) == 1,
    decreases s.len(),
{
    if s.len() > 0 {
        top_is_not_negative(s.drop_last());
    }
}

} // verus!
