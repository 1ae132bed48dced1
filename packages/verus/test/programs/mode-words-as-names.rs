use vstd::prelude::*;

fn main() {}

verus! {

fn names(str: u8, main: u8) -> (r: u16)
    ensures
        r == str + main,
{
    let seq = str as u16;
    let old_value = main as u16;
    seq + old_value
}

} // verus!
