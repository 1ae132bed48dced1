use vstd::prelude::*;

fn main() {}

verus! {

fn merge_counts(a: u32, b: u32) -> (r: u64)
    ensures
        r == a + b,
{
    let ghost expected = a + b;
    let mut r: u64 = a as u64;
    let ghost mut added: int = 0;
    let mut i: u32 = 0;
    while i < b
        invariant
            i <= b,
            added == i,
            r == a + added,
    {
        r = r + 1;
        i = i + 1;
        proof {
            added = added + 1;
        }
    }
    assert(r == expected);
    r
}

} // verus!
