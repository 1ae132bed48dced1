use vstd::prelude::*;

fn main() {}

verus! {

spec fn times(s: Seq<i32>, x: i32) -> nat
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { times(s.drop_last(), x) + if s.last() == x { 1nat } else { 0nat } }
}

spec fn only_singles(s: Seq<i32>, r: Seq<i32>) -> bool {
    r == s.filter(|x: i32| times(s, x) == 1)
}

fn any(v: &Vec<i32>, r: Vec<i32>) -> (n: usize)
    requires
        r@ == v@.filter(|x: i32| times(v@, x) == 1),
    ensures
        only_singles(v@, r@),
{
    assert(only_singles(v@, r@));
    r.len()
}

fn also_through_lengths(v: &Vec<i32>, r: Vec<i32>) -> (n: usize)
    requires
        r@ == v@.filter(|x: i32| x < v.len()),
    ensures
        r@ == v@.filter(|y: i32| y < v.len()),
{
    r.len()
}

} // verus!
