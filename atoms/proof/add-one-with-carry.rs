// SPDX-License-Identifier: Apache-2.0
// Decimal digits, lowest first, counted up by one.
use vstd::prelude::*;

verus! {

spec fn value(digits: Seq<u8>) -> int
    decreases digits.len(),
{
    if digits.len() == 0 { 0 } else { digits[0] + 10 * value(digits.drop_first()) }
}

fn next_number(digits: &Vec<u8>) -> (r: Vec<u8>)
    requires
        forall|i: int| 0 <= i < digits.len() ==> #[trigger] digits[i] <= 9,
    ensures
        value(r@) == value(digits@) + 1,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= 9,
        digits.len() <= r.len() <= digits.len() + 1,
        r.len() > 0,
{
    let mut r = digits.clone();
    let mut i: usize = 0;
    assert(r@ =~= digits@);
    while i < r.len() && r[i] == 9
        invariant
            i <= r.len() == digits.len(),
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] <= 9,
            forall|j: int| 0 <= j < i ==> r@[j] == 0,
            forall|j: int| i <= j < r.len() ==> r@[j] == digits@[j],
            forall|j: int| 0 <= j < i ==> digits@[j] == 9,
        decreases r.len() - i,
    {
        r.set(i, 0);
        i += 1;
    }
    if i < r.len() {
        let d = r[i];
        r.set(i, d + 1);
    } else {
        r.push(1);
    }
    proof {
        carried(digits@, r@, i as int);
    }
    r
}

proof fn carried(old_digits: Seq<u8>, new_digits: Seq<u8>, i: int)
    requires
        0 <= i <= old_digits.len(),
        forall|j: int| 0 <= j < i ==> old_digits[j] == 9 && new_digits[j] == 0,
        i < old_digits.len() ==> new_digits.len() == old_digits.len() && new_digits[i] == old_digits[i] + 1 && new_digits.skip(i + 1) =~= old_digits.skip(i + 1),
        i == old_digits.len() ==> new_digits.len() == i + 1 && new_digits[i] == 1,
    ensures
        value(new_digits) == value(old_digits) + 1,
    decreases i,
{
    let a = old_digits.drop_first();
    let b = new_digits.drop_first();
    if i > 0 {
        assert(i < old_digits.len() ==> b.skip(i) =~= new_digits.skip(i + 1) && a.skip(i) =~= old_digits.skip(i + 1));
        carried(a, b, i - 1);
    } else if old_digits.len() > 0 {
        assert(new_digits.skip(1) =~= b);
        assert(old_digits.skip(1) =~= a);
    } else {
        assert(b.len() == 0);
        assert(value(b) == 0);
    }
}

} // verus!

fn main() {}
