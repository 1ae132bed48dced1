// SPDX-License-Identifier: Apache-2.0
// Hours and minutes carried over, and minutes since midnight.
use vstd::prelude::*;

verus! {

fn minutes_since_midnight(time: (u8, u8)) -> (r: u16)
    ensures
        r == (60 * (time.0 as int % 24) + time.1 as int) % 1440,
        r < 1440,
{
    let h = (time.0 % 24) as u16;
    let all = 60 * h + time.1 as u16;
    if all >= 1440 { all - 1440 } else { all }
}

fn clock_time(minutes: u16) -> (r: (u8, u8))
    ensures
        r.0 < 24,
        r.1 < 60,
        60 * r.0 + r.1 == minutes as int % 1440,
{
    let m = minutes % 1440;
    let mut h: u8 = 0;
    let mut rest = m;
    while rest >= 60
        invariant
            m < 1440,
            60 * h + rest == m,
        decreases rest,
    {
        rest -= 60;
        h += 1;
    }
    (h, rest as u8)
}

} // verus!

fn main() {}
