// SPDX-License-Identifier: Apache-2.0
// A number that may be lacking doubled where it fits, and given a stand-in where it does not.
use vstd::prelude::*;

verus! {

fn doubled(x: Option<u64>) -> (r: Option<u64>)
    ensures
        x is None ==> r is None,
        x is Some && 2 * x->0 <= u64::MAX ==> r == Some((2 * x->0) as u64),
        x is Some && 2 * x->0 > u64::MAX ==> r is None,
{
    match x {
        Some(y) => if y <= u64::MAX / 2 { Some(2 * y) } else { None },
        None => None,
    }
}

fn amount_or(x: Option<u64>, other: u64) -> (r: u64)
    ensures
        r == if x is Some { x->0 } else { other },
{
    let mut r = other;
    if let Some(y) = x {
        r = y;
    }
    r
}

} // verus!

fn main() {}
