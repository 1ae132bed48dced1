// SPDX-License-Identifier: Apache-2.0
// How many coins an amount takes when the largest that fits is always given first.
use vstd::prelude::*;

verus! {

spec fn coins(n: nat) -> nat
    decreases n,
{
    if n >= 50 {
        1 + coins((n - 50) as nat)
    } else if n >= 10 {
        1 + coins((n - 10) as nat)
    } else if n > 0 {
        1 + coins((n - 1) as nat)
    } else {
        0
    }
}

fn coins_for(amount: u16) -> (r: u16)
    ensures
        r == coins(amount as nat),
        r <= amount,
{
    let mut rest = amount;
    let mut r: u16 = 0;
    while rest > 0
        invariant
            r + rest <= amount,
            r + coins(rest as nat) == coins(amount as nat),
        decreases rest,
    {
        if rest >= 50 {
            rest -= 50;
        } else if rest >= 10 {
            rest -= 10;
        } else {
            rest -= 1;
        }
        r += 1;
    }
    r
}

fn coin_list(amount: u16) -> (r: Vec<u8>)
    ensures
        r.len() == coins(amount as nat),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == 1 || r[i] == 10 || r[i] == 50,
        forall|i: int| 0 < i < r.len() ==> r[i - 1] >= #[trigger] r[i],
{
    let mut rest = amount;
    let mut r: Vec<u8> = Vec::new();
    while rest > 0
        invariant
            r.len() + coins(rest as nat) == coins(amount as nat),
            r.len() > 0 ==> (rest >= 10 ==> r[r.len() - 1] >= 10) && (rest >= 50 ==> r[r.len() - 1] == 50),
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == 1 || r[i] == 10 || r[i] == 50,
            forall|i: int| 0 < i < r.len() ==> r[i - 1] >= #[trigger] r[i],
        decreases rest,
    {
        let coin: u8 = if rest >= 50 { 50 } else if rest >= 10 { 10 } else { 1 };
        r.push(coin);
        rest = rest - coin as u16;
    }
    r
}

} // verus!

fn main() {}
