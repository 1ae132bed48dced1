use vstd::prelude::*;

fn main() {}

verus! {

proof fn take_then_push<T>(s: Seq<T>, n: int)
    requires
        0 <= n < s.len(),
    ensures
        s.take(n).push(s[n]) == s.take(n + 1),
{
    assert(s.take(n).push(s[n]) =~= s.take(n + 1));
}

proof fn used_at_two_types(a: Seq<u8>, b: Seq<bool>)
    requires
        a.len() == 3,
        b.len() == 2,
    ensures
        a.take(1).push(a[1]) == a.take(2),
        b.take(0).push(b[0]) == b.take(1),
{
    take_then_push(a, 1);
    take_then_push(b, 0);
}

} // verus!
