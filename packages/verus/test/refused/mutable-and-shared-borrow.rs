// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn copy_len(a: &mut Vec<u8>, b: &Vec<u8>) {
    if b.len() > 0 {
        a.push(1);
    }
}

fn alias() {
    let mut v: Vec<u8> = Vec::new();
    copy_len(&mut v, &v); //~
}

} // verus!
