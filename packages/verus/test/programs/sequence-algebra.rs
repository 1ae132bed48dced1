use vstd::prelude::*;

fn main() {}

verus! {

proof fn sequence_facts(s: Seq<int>, t: Seq<int>, i: int)
    requires
        0 <= i < s.len(),
    ensures
        (s + t).len() == s.len() + t.len(),
        (s + t)[i] == s[i],
        (s + t).subrange(0, s.len() as int) =~= s,
        s.reverse().reverse() =~= s,
        s.take(i) + s.skip(i) =~= s,
        s.drop_first().len() == s.len() - 1,
        s.update(i, 5)[i] == 5,
        s.remove(i).len() == s.len() - 1,
        s.insert(i, 9)[i] == 9,
        s.map_values(|x: int| x + 1)[i] == s[i] + 1,
        Seq::new(4, |k: int| k * 2)[3] == 6,
        s.contains(s[i]),
{
}

} // verus!
