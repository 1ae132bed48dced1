use vstd::prelude::*;

fn main() {}

verus! {

spec fn lower(c: char) -> bool {
    'a' <= c <= 'z'
}

fn is_lower(c: char) -> (r: bool)
    ensures
        r == lower(c),
{
    c >= 'a' && c <= 'z'
}

fn count_lower(text: &Vec<char>) -> (n: usize)
    ensures
        n <= text.len(),
        n > 0 ==> exists|i: int| 0 <= i < text.len() && lower(#[trigger] text[i]),
{
    let mut n: usize = 0;
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            n <= i,
            n > 0 ==> exists|k: int| 0 <= k < i && lower(#[trigger] text[k]),
    {
        if is_lower(text[i]) {
            n += 1;
        }
        i += 1;
    }
    n
}

} // verus!
