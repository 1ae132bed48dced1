use vstd::prelude::*;

fn main() {}

verus! {

fn keep_even(a: &Vec<u32>) -> (b: Vec<u32>)
    ensures
        b@ == a@.filter(|x: u32| x % 2 == 0),
{
    let mut b: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    assert(a@.take(0).filter(|x: u32| x % 2 == 0) == Seq::<u32>::empty()) by {
        reveal(Seq::filter);
    }
    while i < a.len()
        invariant
            i <= a.len(),
            b@ == a@.take(i as int).filter(|x: u32| x % 2 == 0),
    {
        assert(a@.take(i as int + 1).drop_last() =~= a@.take(i as int));
        reveal(Seq::filter);
        if a[i] % 2 == 0 {
            b.push(a[i]);
        }
        i += 1;
    }
    assert(a@.take(a.len() as int) =~= a@);
    b
}

} // verus!
