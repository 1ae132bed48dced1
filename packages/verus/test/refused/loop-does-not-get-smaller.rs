// refused: failed decreases
use vstd::prelude::*;

fn main() {}

verus! {

fn spin(n: u32) {
    let mut i: u32 = 0;
    while i < n
        invariant
            i <= n,
        decreases n, //~
    {
        i += 1;
    }
}

} // verus!
