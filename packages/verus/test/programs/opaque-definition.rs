use vstd::prelude::*;

fn main() {}

verus! {

#[verifier::opaque]
spec fn secret(n: int) -> int {
    n * 3 + 1
}

proof fn open_it(n: int)
    ensures
        secret(n) == n * 3 + 1,
{
    reveal(secret);
}

proof fn use_equality(n: int, m: int)
    requires
        n == m,
    ensures
        secret(n) == secret(m),
{
}

} // verus!
