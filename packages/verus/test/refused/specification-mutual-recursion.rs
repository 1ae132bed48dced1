// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

spec fn ping(n: nat) -> bool //~
    decreases n,
{
    !pong(n)
}

spec fn pong(n: nat) -> bool
    decreases n,
{
    ping(n)
}

} // verus!
