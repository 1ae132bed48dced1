import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { annotations, compile, parseProgram, skeleton } from '../src/index.js';

const SOURCE = `use vstd::prelude::*;
fn main() {}
verus! {
spec fn p(n: nat) -> bool decreases n { if n == 0 { true } else { p((n - 1) as nat) } }
proof fn lemma() ensures p(0) {}
#[verifier::loop_isolation(false)]
fn f(n: u8) -> (r: u8)
    requires n < 9,
    ensures r == n,
    decreases n,
{
    let ghost g = n;
    let mut i: u8 = 0;
    while i < n
        invariant i <= n,
        decreases n - i,
    {
        i = i + 1;
        proof { lemma(); }
        if i == 3 { assert(i == 3); }
    }
    reveal(p);
    assert forall|x: nat| #[trigger] p(x) by { lemma(); }
    i
}
}
`;

describe('proof annotations', () => {
  it('are found with their places, and nothing else is', () => {
    const found = annotations(parseProgram(SOURCE), SOURCE).map((a) => `${a.kind}: ${SOURCE.slice(a.span.start, a.span.end)}`);
    expect(found).toEqual([
      'proof function: proof fn lemma() ensures p(0) {}',
      'attribute: #[verifier::loop_isolation(false)]',
      'decreases: decreases n,',
      'ghost: let ghost g = n;',
      'invariant: invariant i <= n,',
      'decreases: decreases n - i,',
      'proof: proof { lemma(); }',
      'assert: assert(i == 3);',
      'reveal: reveal(p);',
      'assert: assert forall|x: nat| #[trigger] p(x) by { lemma(); }',
    ]);
  });

  it('leave a skeleton that stays the same when they are cut out', () => {
    const at = new URL('./programs/', import.meta.url);
    for (const file of readdirSync(at)) {
      const source = readFileSync(new URL(file, at), 'utf8');
      const program = parseProgram(source);
      const stripped = annotations(program, source).reduceRight((text, a) => text.slice(0, a.span.start) + text.slice(a.span.end), source);
      expect(skeleton(parseProgram(stripped), stripped), file).toEqual(skeleton(program, source));
      expect(compile(stripped).findings.filter((f) => f.kind === 'syntax'), file).toEqual([]);
    }
  });

  it('do not hide a change of code or of a promise', () => {
    const of = (text: string): string => skeleton(parseProgram(text), text).join(' ');
    expect(of(SOURCE.replace('i <= n', 'true'))).toBe(of(SOURCE));
    expect(of(SOURCE.replace('r == n', 'true'))).not.toBe(of(SOURCE));
    expect(of(SOURCE.replace('i = i + 1', 'i = i + 2'))).not.toBe(of(SOURCE));
    expect(of(SOURCE.replace('n == 0', 'n == 1'))).not.toBe(of(SOURCE));
  });

  it('are found inside arguments, operands and conditions', () => {
    const source = `use vstd::prelude::*; verus! {
fn same(n: u64) -> (r: u64) ensures r == n { n }
fn g(n: u64) -> (r: u64)
    ensures r == n,
{
    let a = same({ assert(n == n); n });
    if ({ assert(a == n); a }) == n { (n, { assert(true); n }).1 } else { 0 }
}
} fn main() {}`;
    expect(annotations(parseProgram(source), source).map((a) => source.slice(a.span.start, a.span.end))).toEqual(['assert(n == n);', 'assert(a == n);', 'assert(true);']);
  });
});
