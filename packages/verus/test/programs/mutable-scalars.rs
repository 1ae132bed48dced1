use vstd::prelude::*;

fn main() {}

verus! {

fn bump(x: &mut u32, by: u32)
    requires
        *old(x) + by <= u32::MAX,
    ensures
        *x == *old(x) + by,
{
    *x = *x + by;
}

fn bump_twice(start: u32) -> (r: u32)
    requires
        start < 100,
    ensures
        r == start + 7,
{
    let mut x = start;
    bump(&mut x, 3);
    bump(&mut x, 4);
    x
}

} // verus!
