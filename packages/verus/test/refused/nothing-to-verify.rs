// refused: failed proof
use vstd::prelude::*;
fn main() {}
verus! { //~
spec fn alone() -> bool {
    true
}
}
