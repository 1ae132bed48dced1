import { readFileSync } from 'node:fs';
import { textFile } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { parseAtomFile } from '../src/atom-file.js';
import { chainedParameter, compose } from '../src/compose.js';
import { partsOf } from '../src/program-items.js';
import { atomOf, atomsOf, chain, composed, programFile } from './fixture.js';

const golden = (name: string): string => readFileSync(new URL(`golden/${name}.rs`, import.meta.url), 'utf8');

describe('a composed task', () => {
  it('is the chain without what proves it, and its reference the chain with it', () => {
    const { task, reference } = chain();
    expect(task.program).toBe(golden('chain-task'));
    expect(reference.program).toBe(golden('chain-reference'));
    expect(task.components).toEqual([
      { prefix: 'f1_', entry: 'f1_doubled', step: 'step1' },
      { prefix: 'f2_', entry: 'f2_count_above', step: 'step2' },
    ]);
  });

  it('ensures the step itself where there is one', () => {
    const { task } = composed(...atomsOf(programFile('large-ones')));
    expect(task.program).toContain('    ensures\n        step1(a1_s@, a1_limit, r_final),\n{');
    expect(task.program).not.toContain('exists');
  });

  it('asks in front for what later functions require of other inputs, and leaves the rest to what comes before', () => {
    const { items } = partsOf(chain().task.program, () => true);
    const driver = items.find((i) => i.name === 'chain_driver')!;
    expect(driver.conditions.split(/\s+/).join(' ')).toBe('requires a1_v.len() > 0, a2_limit < 1000,');
  });

  it('has no proof function, no annotation and no comment of its atoms', () => {
    const noisy = atomOf('noisy', `
      /// doc
      proof fn hint() ensures true {}
      #[verifier::loop_isolation(false)]
      fn count(n: u8) -> (r: u8) // says much
        ensures r == n,
        decreases n,
      { /* invariant r <= n */ let ghost g = n; let mut r: u8 = 0; while r < n invariant r <= n decreases n - r { proof { hint(); } r += 1; assert(r <= n); } assert(g == r); r }`);
    const { program } = composed(noisy).task;
    expect(program).not.toMatch(/hint|assert\(r|ghost|invariant|decreases|loop_isolation|\/\*|\/\/\/|says much/);
    expect(program).toContain('fn f1_count(n: u8) -> (r: u8)');
  });

  it('says of each function what its file says of loops', () => {
    const [atom] = atomsOf(textFile('flat.rs', '// SPDX-License-Identifier: MIT\n#![verifier::loop_isolation(false)]\nuse vstd::prelude::*;\nverus! { fn id(n: u8) -> (r: u8) ensures r == n { n } }\nfn main() {}\n'));
    expect(composed(atom!).reference.program).toContain('#[verifier::loop_isolation(false)]\nfn f1_id');
  });

  it('keeps functions of different programs apart that have one name', () => {
    const a = atomOf('a', 'spec fn same(x: int) -> int { x }\nfn next(x: u8) -> (same_x: u8) ensures same_x == same(x as int) { x }');
    const b = atomOf('b', 'spec fn same(x: int) -> int { x + 0 }\nfn next(x: u8) -> (y: u8) ensures y == same(x as int) { x }');
    const { program } = composed(a, b).task;
    expect(program).toContain('spec fn step1(x: u8, same_x: u8) -> bool {\n    same_x == f1_same(x as int)\n}');
    expect(program).toContain('spec fn step2(x: u8, y: u8) -> bool {\n    y == f2_same(x as int)\n}');
  });

  it('renames a result that has the name of a function, and no method or constant', () => {
    const atom = atomOf('names', 'spec fn len(s: Seq<u8>) -> int { s.len() as int }\nfn max(v: &Vec<u8>) -> (len: u8) ensures len <= u8::MAX, len(v@) >= 0 { 0 }');
    expect(atom.step).toEqual(['len <= u8::MAX', 'len(v) >= 0']);
    expect(composed(atom).task.program).toContain('&&& (f1_len <= u8::MAX)');
  });
});

describe('a chain', () => {
  const source = atomOf('source', 'fn make(n: u8) -> (r: Vec<u8>) ensures r.len() <= n { Vec::new() }');
  const sink = (parameter: string): ReturnType<typeof atomOf> => atomOf('sink', `fn take(${parameter}) -> (r: bool) ensures r { true }`);

  it.each([
    ['v: Vec<u8>', 'f2_take(x1)'],
    ['v: &Vec<u8>', 'f2_take(&x1)'],
    ['v: &[u8]', 'f2_take(x1.as_slice())'],
    ['k: u16, v: &[u8], flag: bool', 'f2_take(a2_k, x1.as_slice(), a2_flag)'],
  ])('passes a vector on to (%s)', (parameters, call) => expect(composed(source, sink(parameters)).task.program).toContain(`let x2 = ${call};`));

  it.each(['v: Vec<u16>', 'v: &[u16]', 'v: &Vec<Vec<u8>>', 'n: u8', 'v: &Vec<u8>, w: &Vec<u8>', 'v: &Vec<u8>, w: Option<u8>'])('does not pass a vector on to (%s)', (parameters) => {
    expect(compose([source, sink(parameters)])).toMatchObject({ ok: false, code: 'types-differ' });
  });

  it('feeds the parameter that the fewest preconditions speak of, the first of those', () => {
    const number = atomOf('number', 'fn give(n: u8) -> (r: u64) ensures r == 0 { 0 }');
    const taker = (requires: string): ReturnType<typeof atomOf> => atomOf('taker', `fn take(a: u64, b: u64, c: u64) -> (r: bool) ${requires} ensures r { true }`);
    expect(chainedParameter(number, taker(''))?.name).toBe('a');
    expect(chainedParameter(number, taker('requires a > 0, b < c,'))?.name).toBe('a');
    expect(chainedParameter(number, taker('requires a > 0, a < 9, c > 1,'))?.name).toBe('b');
  });

  it('holds a program once up to three functions, and twice beyond', () => {
    const [a, b] = ['a', 'b'].map((name) => atomOf(name, 'fn one(n: u8) -> (r: u8) ensures r == n { n }\nfn two(n: u8) -> (r: u8) ensures r == n { n }\nfn three(n: u8) -> (r: u8) ensures r == n { n }'));
    const other = (atom: typeof a, entry: string): NonNullable<typeof a> => parseAtomFile(textFile(`${atom!.program}.rs`, `// SPDX-License-Identifier: MIT\nuse vstd::prelude::*;\nverus! { fn ${entry}(n: u8) -> (r: u8) ensures r == n { n } }\nfn main() {}\n`)).flatMap((r) => (r.ok ? [r.value] : []))[0]!;
    expect(compose([a!, b!, other(a, 'two')])).toMatchObject({ ok: false, code: 'program-repeated' });
    expect(compose([a!, b!, other(a, 'two'), other(b, 'two')]).ok).toBe(true);
    expect(compose([a!, b!, other(a, 'two'), other(b, 'two'), other(a, 'three')])).toMatchObject({ ok: false, code: 'program-repeated' });
  });
});
