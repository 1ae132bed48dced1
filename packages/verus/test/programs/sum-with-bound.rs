use vstd::prelude::*;

fn main() {}

verus! {

spec fn total(s: Seq<u16>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { total(s.drop_last()) + s.last() }
}

fn sum(a: &Vec<u16>) -> (r: u64)
    requires
        a.len() < 1000,
    ensures
        r == total(a@),
{
    let mut r: u64 = 0;
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            a.len() < 1000,
            r <= 65535 * i,
            r == total(a@.subrange(0, i as int)),
    {
        assert(a@.subrange(0, i as int + 1).drop_last() =~= a@.subrange(0, i as int));
        r = r + a[i] as u64;
        i += 1;
    }
    assert(a@.subrange(0, i as int) =~= a@);
    r
}

} // verus!
