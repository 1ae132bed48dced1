use vstd::prelude::*;

fn main() {}

verus! {

fn joined(a: &Vec<u8>, b: &Vec<u8>) -> (c: Vec<u8>)
    requires
        a.len() + b.len() < 100000,
    ensures
        c@ == a@ + b@,
{
    let mut c: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            c@ =~= a@.subrange(0, i as int),
    {
        c.push(a[i]);
        i += 1;
    }
    let mut j: usize = 0;
    while j < b.len()
        invariant
            j <= b.len(),
            c@ =~= a@ + b@.subrange(0, j as int),
    {
        c.push(b[j]);
        j += 1;
    }
    assert(b@.subrange(0, j as int) =~= b@);
    c
}

} // verus!
