use vstd::prelude::*;

fn main() {}

verus! {

spec fn count(s: Seq<u8>, x: u8) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { count(s.drop_last(), x) + if s.last() == x { 1int } else { 0int } }
}

fn occurrences(a: &Vec<u8>, x: u8) -> (n: usize)
    ensures
        n == count(a@, x),
{
    let mut n: usize = 0;
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            n <= i,
            n == count(a@.take(i as int), x),
    {
        assert(a@.take(i as int + 1).drop_last() =~= a@.take(i as int));
        if a[i] == x {
            n += 1;
        }
        i += 1;
    }
    assert(a@.take(a.len() as int) =~= a@);
    n
}

} // verus!
