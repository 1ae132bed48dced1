// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

fn ping(n: u32) //~
    decreases n,
{
    pong(n);
}

fn pong(n: u32) {
    ping(n);
}

} // verus!
