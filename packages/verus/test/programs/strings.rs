use vstd::prelude::*;

fn main() {}

verus! {

fn length_of(s: String) -> (n: usize)
    ensures
        n == s@.len(),
{
    s.as_str().unicode_len()
}

} // verus!
