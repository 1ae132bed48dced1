use vstd::prelude::*;

fn main() {}

verus! {

fn duplicate(a: &Vec<i16>) -> (b: Vec<i16>)
    ensures
        b@ == a@,
{
    let mut b = Vec::with_capacity(a.len());
    let mut i = 0;
    while i < a.len()
        invariant
            0 <= i <= a.len(),
            b@ =~= a@.subrange(0, i as int),
    {
        b.push(a[i]);
        i += 1;
    }
    assert(b@ =~= a@);
    b
}

} // verus!
