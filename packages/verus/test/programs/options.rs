use vstd::prelude::*;

fn main() {}

verus! {

fn safe_divide(a: u32, b: u32) -> (r: Option<u32>)
    ensures
        b == 0 ==> r is None,
        b != 0 ==> r == Some(a / b),
{
    if b == 0 { None } else { Some(a / b) }
}

fn divide_or(a: u32, b: u32, other: u32) -> (r: u32)
    ensures
        b == 0 ==> r == other,
        b != 0 ==> r == a / b,
{
    match safe_divide(a, b) {
        Some(q) => q,
        None => other,
    }
}

fn unwrap_known(a: u32) -> (r: u32)
    ensures
        r == a / 2,
{
    let q = safe_divide(a, 2);
    if q.is_some() { q.unwrap() } else { 0 }
}

} // verus!
