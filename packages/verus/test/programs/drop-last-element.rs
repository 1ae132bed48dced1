use vstd::prelude::*;

fn main() {}

verus! {

fn without_last(v: &mut Vec<i32>) -> (x: Option<i32>)
    ensures
        old(v).len() > 0 ==> x == Some(old(v)@.last()) && v@ == old(v)@.drop_last(),
        old(v).len() == 0 ==> x.is_none() && v@ == old(v)@,
{
    v.pop()
}

} // verus!
