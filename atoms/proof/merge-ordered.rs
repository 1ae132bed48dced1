// SPDX-License-Identifier: Apache-2.0
// Two ascending lists merged into one, with every value as often as in both.
use vstd::prelude::*;

verus! {

spec fn ascending(s: Seq<i32>) -> bool {
    forall|i: int, j: int| 0 <= i <= j < s.len() ==> s[i] <= s[j]
}

spec fn times(s: Seq<i32>, x: i32) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { times(s.drop_last(), x) + if s.last() == x { 1int } else { 0int } }
}

fn merge(a: &Vec<i32>, b: &Vec<i32>) -> (r: Vec<i32>)
    requires
        ascending(a@),
        ascending(b@),
    ensures
        ascending(r@),
        forall|x: i32| #[trigger] times(r@, x) == times(a@, x) + times(b@, x),
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    let mut j: usize = 0;
    while i < a.len() || j < b.len()
        invariant
            ascending(a@),
            ascending(b@),
            i <= a.len(),
            j <= b.len(),
            ascending(r@),
            r.len() > 0 && i < a.len() ==> r[r.len() - 1] <= a[i as int],
            r.len() > 0 && j < b.len() ==> r[r.len() - 1] <= b[j as int],
            forall|x: i32| #[trigger] times(r@, x) == times(a@.take(i as int), x) + times(b@.take(j as int), x),
        decreases a.len() - i + b.len() - j,
    {
        let ghost before = r@;
        let from_a = j == b.len() || i < a.len() && a[i] <= b[j];
        let x = if from_a { a[i] } else { b[j] };
        proof {
            if from_a {
                assert(a@.take(i as int + 1).drop_last() =~= a@.take(i as int));
            } else {
                assert(b@.take(j as int + 1).drop_last() =~= b@.take(j as int));
            }
        }
        r.push(x);
        proof {
            assert(r@.drop_last() =~= before);
            assert forall|y: i32| #[trigger] times(r@, y) == times(before, y) + if y == x { 1int } else { 0int } by {
            }
        }
        if from_a {
            i += 1;
        } else {
            j += 1;
        }
    }
    assert(a@.take(a.len() as int) =~= a@);
    assert(b@.take(b.len() as int) =~= b@);
    r
}

fn ordered_copy(v: &[i32]) -> (r: Vec<i32>)
    ensures
        ascending(r@),
        r.len() == v.len(),
        forall|x: i32| #[trigger] times(r@, x) == times(v@, x),
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    assert(r@ =~= v@.take(0));
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            ascending(r@),
            forall|x: i32| #[trigger] times(r@, x) == times(v@.take(i as int), x),
        decreases v.len() - i,
    {
        let mut one: Vec<i32> = Vec::new();
        one.push(v[i]);
        let merged = merge(&r, &one);
        proof {
            assert(one@.drop_last() =~= Seq::<i32>::empty());
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
            assert forall|x: i32| #[trigger] times(merged@, x) == times(v@.take(i as int + 1), x) by {
                assert(times(one@, x) == times(one@.drop_last(), x) + if v[i as int] == x { 1int } else { 0int });
                assert(times(one@.drop_last(), x) == 0);
                assert(times(r@, x) == times(v@.take(i as int), x));
            }
            same_counts_same_length(merged@, v@.take(i as int + 1));
        }
        r = merged;
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

proof fn taken_out(s: Seq<i32>, at: int, x: i32)
    requires
        0 <= at < s.len(),
    ensures
        times(s.remove(at), x) == times(s, x) - if s[at] == x { 1int } else { 0int },
    decreases s.len(),
{
    if at == s.len() - 1 {
        assert(s.remove(at) =~= s.drop_last());
    } else {
        assert(s.remove(at).drop_last() =~= s.drop_last().remove(at));
        taken_out(s.drop_last(), at, x);
    }
}

proof fn counted_is_there(s: Seq<i32>, x: i32) -> (at: int)
    requires
        times(s, x) > 0,
    ensures
        0 <= at < s.len(),
        s[at] == x,
    decreases s.len(),
{
    if s.last() == x { s.len() - 1 } else { counted_is_there(s.drop_last(), x) }
}

proof fn same_counts_same_length(s: Seq<i32>, t: Seq<i32>)
    requires
        forall|x: i32| #[trigger] times(s, x) == times(t, x),
    ensures
        s.len() == t.len(),
    decreases s.len(),
{
    if s.len() > 0 {
        let x = s.last();
        never_negative(s.drop_last(), x);
        assert(times(s, x) == times(t, x));
        let at = counted_is_there(t, x);
        assert forall|y: i32| #[trigger] times(s.drop_last(), y) == times(t.remove(at), y) by {
            taken_out(t, at, y);
            assert(times(s, y) == times(t, y));
        }
        same_counts_same_length(s.drop_last(), t.remove(at));
    } else if t.len() > 0 {
        never_negative(t.drop_last(), t.last());
        assert(times(s, t.last()) == times(t, t.last()));
    }
}

proof fn never_negative(s: Seq<i32>, x: i32)
    ensures
        times(s, x) >= 0,
    decreases s.len(),
{
    if s.len() > 0 {
        never_negative(s.drop_last(), x);
    }
}

} // verus!

fn main() {}
