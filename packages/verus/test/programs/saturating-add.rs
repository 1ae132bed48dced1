use vstd::prelude::*;

fn main() {}

verus! {

fn add_capped(a: u8, b: u8) -> (s: u8)
    ensures
        a + b <= 255 ==> s == a + b,
        a + b > 255 ==> s == 255,
{
    let wide = a as u16 + b as u16;
    if wide > 255 { 255 } else { wide as u8 }
}

} // verus!
