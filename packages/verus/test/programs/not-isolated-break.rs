use vstd::prelude::*;

fn main() {}

verus! {

#[verifier::loop_isolation(false)]
fn seek(a: &Vec<i32>, x: i32) -> (at: usize)
    requires
        a.len() > 0,
    ensures
        at < a.len() ==> a[at as int] == x,
{
    let mut at: usize = 0;
    while at < a.len()
        invariant
            at <= a.len(),
    {
        if a[at] == x {
            break;
        }
        at += 1;
    }
    at
}

} // verus!
