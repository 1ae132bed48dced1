// SPDX-License-Identifier: Apache-2.0
// A balance split into what is owned and what is owed, and the list of its halves.
use vstd::prelude::*;

verus! {

fn owned_and_owed(balance: i64) -> (r: (u64, u64))
    ensures
        r.0 - r.1 == balance,
        r.0 == 0 || r.1 == 0,
{
    if balance >= 0 {
        (balance as u64, 0)
    } else {
        (0, (0 - balance as i128) as u64)
    }
}

fn amounts_apart(pair: (u64, u64)) -> (r: u64)
    ensures
        r == if pair.0 >= pair.1 { pair.0 - pair.1 } else { pair.1 - pair.0 },
{
    let mut hi = pair.0;
    let mut lo = pair.1;
    if hi < lo {
        hi = pair.1;
        lo = pair.0;
    }
    hi - lo
}

} // verus!

fn main() {}
