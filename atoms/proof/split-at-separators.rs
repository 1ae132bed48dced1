// SPDX-License-Identifier: Apache-2.0
// A text cut at a separator byte, and the pieces put together again.
use vstd::prelude::*;

verus! {

spec fn glued(m: Seq<Vec<u8>>, sep: u8) -> Seq<u8>
    decreases m.len(),
{
    if m.len() == 0 {
        Seq::empty()
    } else if m.len() == 1 {
        m[0]@
    } else {
        glued(m.drop_last(), sep).push(sep) + m.last()@
    }
}

fn split_text(text: &Vec<u8>, sep: u8) -> (r: Vec<Vec<u8>>)
    ensures
        r.len() > 0,
        glued(r@, sep) == text@,
        forall|i: int| 0 <= i < r.len() ==> !#[trigger] r[i]@.contains(sep),
{
    let mut r: Vec<Vec<u8>> = Vec::new();
    let mut piece: Vec<u8> = Vec::new();
    let ghost mut done: Seq<u8> = Seq::empty();
    let mut i: usize = 0;
    assert(done + piece@ =~= text@.take(0));
    while i < text.len()
        invariant
            i <= text.len(),
            done + piece@ == text@.take(i as int),
            r.len() == 0 ==> done == Seq::<u8>::empty(),
            r.len() > 0 ==> done == glued(r@, sep).push(sep),
            !piece@.contains(sep),
            forall|k: int| 0 <= k < r.len() ==> !#[trigger] r[k]@.contains(sep),
        decreases text.len() - i,
    {
        let c = text[i];
        let ghost before = done + piece@;
        if c == sep {
            let ghost old_r = r@;
            let ghost last = piece@;
            r.push(piece);
            proof {
                assert(r@.drop_last() =~= old_r);
                assert(glued(r@, sep) =~= before);
                done = before.push(sep);
            }
            piece = Vec::new();
            assert(done + piece@ =~= text@.take(i as int + 1));
        } else {
            let ghost old_piece = piece@;
            piece.push(c);
            proof {
                assert(done + piece@ =~= before.push(c));
                assert(text@.take(i as int + 1) =~= text@.take(i as int).push(c));
                assert(!piece@.contains(sep)) by {
                    if piece@.contains(sep) {
                        let k = choose|k: int| 0 <= k < piece@.len() && piece@[k] == sep;
                        assert(old_piece[k] == sep);
                    }
                }
            }
        }
        i += 1;
    }
    let ghost old_r = r@;
    let ghost last = piece@;
    r.push(piece);
    proof {
        assert(r@.drop_last() =~= old_r);
        assert(text@.take(text.len() as int) =~= text@);
        assert(glued(r@, sep) =~= done + last);
    }
    r
}

fn longest_piece(m: &Vec<Vec<u8>>) -> (r: Option<usize>)
    ensures
        r is None <==> m.len() == 0,
        r is Some ==> r->0 < m.len() && forall|i: int| 0 <= i < m.len() ==> #[trigger] m[i].len() <= m[r->0 as int].len(),
        r is Some ==> forall|i: int| 0 <= i < r->0 ==> #[trigger] m[i].len() < m[r->0 as int].len(),
{
    if m.len() == 0 {
        return None;
    }
    let mut best: usize = 0;
    let mut i: usize = 1;
    while i < m.len()
        invariant
            best < i <= m.len(),
            forall|k: int| 0 <= k < i ==> #[trigger] m[k].len() <= m[best as int].len(),
            forall|k: int| 0 <= k < best ==> #[trigger] m[k].len() < m[best as int].len(),
        decreases m.len() - i,
    {
        if m[i].len() > m[best].len() {
            best = i;
        }
        i += 1;
    }
    Some(best)
}

} // verus!

fn main() {}
