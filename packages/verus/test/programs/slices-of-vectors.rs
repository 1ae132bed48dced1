use vstd::prelude::*;

fn main() {}

verus! {

fn total_is_small(a: &[u8], cap: u64) -> (r: bool)
    ensures
        r ==> a.len() <= cap,
{
    a.len() as u64 <= cap
}

fn doubled(n: u8) -> (r: Vec<u8>)
    ensures
        r.len() == 2,
        r[0] == n,
        r[1] == n,
{
    vec![n, n]
}

fn through_a_slice(n: u8) -> (r: bool)
    ensures
        r ==> n == n,
{
    let both = doubled(n);
    let view = both.as_slice();
    assert(view@ == both@);
    assert(view[1] == n);
    total_is_small(both.as_slice(), view.len() as u64)
}

fn of_a_reference(v: &Vec<u32>) -> (r: u32)
    ensures
        v.len() > 0 ==> r == v[0],
{
    let s = v.as_slice();
    if s.len() == 0 { 0 } else { s[0] }
}

} // verus!
