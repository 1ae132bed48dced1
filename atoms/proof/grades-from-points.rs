// SPDX-License-Identifier: Apache-2.0
// Points made into letters, one by one and in a list.
use vstd::prelude::*;

verus! {

spec fn grade(points: u8) -> char {
    if points >= 90 { 'A' } else if points >= 70 { 'B' } else if points >= 50 { 'C' } else { 'F' }
}

fn grade_of(points: u8) -> (r: char)
    ensures
        r == grade(points),
{
    let mut r = 'F';
    if points >= 90 {
        r = 'A';
    } else if points >= 70 {
        r = 'B';
    } else if points >= 50 {
        r = 'C';
    }
    r
}

fn grades(v: &Vec<u8>) -> (r: Vec<char>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == grade(v[i]),
        forall|i: int| 0 <= i < r.len() ==> 'A' <= #[trigger] r[i] && r[i] <= 'F',
{
    let mut r: Vec<char> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == grade(v[k]),
            forall|k: int| 0 <= k < r.len() ==> 'A' <= #[trigger] r[k] && r[k] <= 'F',
        decreases v.len() - i,
    {
        let g = grade_of(v[i]);
        r.push(g);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
