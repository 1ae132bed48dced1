use vstd::prelude::*;

fn main() {}

verus! {

fn shadowed(x: u32) -> (r: u32)
    requires
        x < 100,
    ensures
        r == x + 3,
{
    let x = x + 1;
    let y = {
        let x = x + 1;
        x
    };
    let x = y + 1;
    x
}

} // verus!
