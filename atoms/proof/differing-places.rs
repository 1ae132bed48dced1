// SPDX-License-Identifier: Apache-2.0
// How many binary places of two numbers differ.
use vstd::prelude::*;

verus! {

spec fn differing(a: nat, b: nat) -> nat
    decreases a + b,
{
    if a == 0 && b == 0 {
        0
    } else {
        differing(a / 2, b / 2) + if a % 2 == b % 2 { 0nat } else { 1nat }
    }
}

fn differing_places(a: u32, b: u32) -> (r: u32)
    ensures
        r == differing(a as nat, b as nat),
        a == b ==> r == 0,
{
    let mut x = a;
    let mut y = b;
    let mut r: u32 = 0;
    while x > 0 || y > 0
        invariant
            r + (if x >= y { x } else { y }) <= if a >= b { a } else { b },
            r + differing(x as nat, y as nat) == differing(a as nat, b as nat),
            a == b ==> x == y && r == 0,
        decreases x + y,
    {
        if x % 2 != y % 2 {
            r += 1;
        }
        x = x / 2;
        y = y / 2;
    }
    r
}

} // verus!

fn main() {}
