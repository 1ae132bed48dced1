// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

fn count(o: &Option<Vec<u8>>) -> (n: usize) {
    match o {
        Some(v) => v.len(), //~
        None => 0,
    }
}

} // verus!
