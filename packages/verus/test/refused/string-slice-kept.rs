// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

fn keep(s: String) -> (n: usize) {
    let t = s.as_str(); //~
    t.unicode_len()
}

} // verus!
