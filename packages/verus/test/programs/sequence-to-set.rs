use vstd::prelude::*;

fn main() {}

verus! {

proof fn set_of_prefix(s: Seq<u8>, n: int)
    requires
        0 <= n <= s.len(),
    ensures
        s.take(n).to_set().subset_of(s.to_set()),
{
    assert forall|x: u8| s.take(n).to_set().contains(x) implies s.to_set().contains(x) by {
        let i = choose|i: int| 0 <= i < s.take(n).len() && s.take(n)[i] == x;
        assert(s[i] == x);
    }
}

} // verus!
