use vstd::prelude::*;

fn main() {}

verus! {

fn split(a: &Vec<u8>, at: usize) -> (r: (Vec<u8>, Vec<u8>))
    requires
        at <= a.len(),
    ensures
        r.0@ == a@.take(at as int),
        r.1@ == a@.skip(at as int),
{
    let mut left: Vec<u8> = Vec::new();
    let mut right: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < at
        invariant
            i <= at <= a.len(),
            left@ =~= a@.take(i as int),
    {
        left.push(a[i]);
        i += 1;
    }
    while i < a.len()
        invariant
            at <= i <= a.len(),
            right@ =~= a@.subrange(at as int, i as int),
    {
        right.push(a[i]);
        i += 1;
    }
    assert(right@ =~= a@.skip(at as int));
    (left, right)
}

} // verus!
