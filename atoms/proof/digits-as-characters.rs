// SPDX-License-Identifier: Apache-2.0
// Digits written as characters, and characters read as digits.
use vstd::prelude::*;

verus! {

spec fn written(d: u8) -> char {
    if d == 0 { '0' } else if d == 1 { '1' } else if d == 2 { '2' } else if d == 3 { '3' } else if d == 4 { '4' }
    else if d == 5 { '5' } else if d == 6 { '6' } else if d == 7 { '7' } else if d == 8 { '8' } else if d == 9 { '9' }
    else { '?' }
}

fn write_digits(v: &Vec<u8>) -> (r: Vec<char>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == written(v[i]),
{
    let mut r: Vec<char> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == written(v[j]),
        decreases v.len() - i,
    {
        let d = v[i];
        let c = match d {
            0 => '0',
            1 => '1',
            2 => '2',
            3 => '3',
            4 => '4',
            5 => '5',
            6 => '6',
            7 => '7',
            8 => '8',
            9 => '9',
            _ => '?',
        };
        r.push(c);
        i += 1;
    }
    r
}

fn read_digits(text: &[char]) -> (r: Vec<u8>)
    ensures
        r.len() <= text.len(),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= 9 && written(r[i]) == text[i],
        r.len() < text.len() ==> forall|d: u8| d <= 9 ==> #[trigger] written(d) != text[r.len() as int],
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < text.len()
        invariant
            i <= text.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] <= 9 && written(r[j]) == text[j],
        decreases text.len() - i,
    {
        let d: u8 = match text[i] {
            '0' => 0,
            '1' => 1,
            '2' => 2,
            '3' => 3,
            '4' => 4,
            '5' => 5,
            '6' => 6,
            '7' => 7,
            '8' => 8,
            '9' => 9,
            _ => 10,
        };
        if d > 9 {
            return r;
        }
        r.push(d);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
