import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile, LineMap, tokenize } from '../src/index.js';

const wrap = (body: string): string => `use vstd::prelude::*;\nfn main() {}\nverus! {\n${body}\n}\n`;

/** The first finding as `kind line:column message`. */
function finding(source: string): string {
  const [first] = compile(source).findings;
  if (!first) return 'none';
  const place = new LineMap(source).place(first.span);
  return `${first.kind} ${place.line}:${place.col} ${first.message}`;
}

describe('bad input', () => {
  it.each([
    ['an empty file', '', 'syntax 1:1 there is no `verus!` block in this file'],
    ['prose', 'Here is your proof:\n', 'syntax 1:1 expected `use`, `fn main` or `verus!`, found `Here`'],
    ['another language', '{"a": 1}', 'syntax 1:1 expected `use`, `fn main` or `verus!`, found `{`'],
    ['two blocks', `${wrap('fn a() {}')}verus! { fn b() {} }`, 'unsupported 6:1 a second `verus!` block is not supported'],
    ['an unclosed block', 'use vstd::prelude::*;\nverus! {\nfn a() {}\n', 'syntax 2:8 unclosed `verus!` block'],
    ['an unclosed function', 'use vstd::prelude::*;\nverus! {\nfn a() {\n', 'syntax 4:1 expected an expression, found the end of the file'],
    ['an unclosed comment', wrap('fn a() {} /* never'), 'syntax 4:11 unterminated block comment'],
    ['an unclosed string', wrap('fn a() { let s = "abc; }'), 'syntax 4:18 unterminated string'],
    ['an unclosed raw string', wrap('fn a() { let s = r#"abc"; }'), 'syntax 4:18 unterminated raw string'],
    ['an unclosed character', wrap("fn a() { let c = 'ab; }"), 'syntax 4:18 expected an expression, found `\'ab`'],
    ['a non-ASCII identifier', wrap('fn größe() {}'), 'unsupported 4:4 non-ASCII identifiers are not supported'],
    ['a non-ASCII first letter', wrap('fn é() {}'), 'unsupported 4:4 non-ASCII identifiers are not supported: `é`'],
    ['a stray sign', wrap('fn a() { let x = 1 € 2; }'), 'syntax 4:20 unexpected character `€`'],
    ['a floating-point number', wrap('fn a() { let x = 1.5; }'), 'unsupported 4:18 floating-point numbers are not supported'],
    ['a number with letters', wrap('fn a() { let x = 1abc; }'), 'syntax 4:18 unreadable number `1a`'],
    ['an unknown attribute', wrap('#[verifier::external]\nfn a() {}'), 'unsupported 4:2 the attribute `verifier::external` is not supported'],
    ['an unclosed attribute', wrap('#[allow(x\nfn a() {}'), 'syntax 4:2 unclosed attribute'],
    ['no prelude', 'verus! {\nfn a() {}\n}', 'name 1:1 the program needs `use vstd::prelude::*;`'],
    ['another crate', `use rand::Rng;\n${wrap('fn a() {}')}`, 'unsupported 1:1 the import `rand::Rng` is not supported'],
    ['a type error', wrap('fn a() -> (r: bool) {\n    1\n}'), 'type 5:5 mismatched types: expected `bool`, found `{integer}`'],
    ['an unknown type', wrap('fn a(m: HashMap<u8, u8>) {}'), 'unsupported 4:9 the type `HashMap` is not supported with these arguments'],
    ['an ill-moded call', wrap('spec fn s() -> bool { true }\nfn a() {\n    let b = s();\n}'), 'mode 6:13 cannot call the spec function `s` in code that runs'],
    ['no triggers', wrap('proof fn a()\n    ensures\n        forall|x: int| x == x,\n{}'), 'trigger 6:9 could not automatically infer triggers for this quantifier: mark terms with `#[trigger]`'],
    ['a type that nothing says', wrap('fn a() {\n    let v = Vec::new();\n}'), 'type 5:13 type annotations needed: nothing says what type this has'],
    ['a lone modifier', wrap('pub'), 'syntax 5:1 expected a function, found `}`'],
  ])('%s gets its message and its place', (_, source, expected) => expect(finding(source)).toBe(expected));

  it('counts a tab as one column, and CRLF and CR as one line end each', () => {
    const crlf = wrap('fn a() -> (r: bool) {\n\t1\n}').replaceAll('\n', '\r\n');
    expect(finding(crlf)).toBe('type 5:2 mismatched types: expected `bool`, found `{integer}`');
    expect(finding(crlf.replaceAll('\r\n', '\r'))).toBe('type 5:2 mismatched types: expected `bool`, found `{integer}`');
  });

  it.each([
    ['parentheses', '('],
    ['brackets', '['],
    ['braces', '{'],
    ['negations', '!'],
    ['references', '&'],
    ['generics', 'Vec<'],
    ['blocks', 'if true {'],
  ])('a file of nothing but %s is refused, at a few thousand and at a megabyte', (_, opening) => {
    for (const size of [3_000, 1_000_000]) {
      const text = opening.repeat(Math.ceil(size / opening.length));
      for (const source of [wrap(`fn a() { let x = ${text}`), wrap(`fn a(x: ${text}`), wrap(`fn a() { ${text}`)]) expect(compile(source).findings).not.toEqual([]);
    }
  });

  it('a long row of operators or calls is refused, not recursed over', () => {
    for (const link of [' + x', ' && b', '.f()', '[0]', ' ==> b', ' < x', ' as u8', '@']) expect(compile(wrap(`spec fn s(x: int, b: bool) -> bool { x${link.repeat(20_000)} }`)).findings).not.toEqual([]);
  });

  it('values made of values made of values do not grow without end', () => {
    const lets = Array.from({ length: 100 }, (_, i) => `let x${i + 1} = x${i} + x${i} + x${i};`).join(' ');
    const scripts = compile(wrap(`spec fn s(x0: int) -> int { ${lets} x100 }\nproof fn p() ensures s(1) > 0 {}`)).functions.flatMap((f) => f.queries.map((q) => q.script));
    expect(scripts.join('').length).toBeLessThan(50_000);
  });

  it('a quantifier with very many terms is refused by trigger inference rather than searched for ever', () => {
    const variables = Array.from({ length: 8 }, (_, i) => `x${i}: int`).join(', ');
    const terms = Array.from({ length: 8 }, (_, i) => Array.from({ length: 8 }, (_, j) => `s[x${i}] + t${j}[x${i}] == 0`).join(' && ')).join(' && ');
    const params = ['s: Seq<int>', ...Array.from({ length: 8 }, (_, j) => `t${j}: Seq<int>`)].join(', ');
    expect(finding(wrap(`proof fn a(${params}) requires forall|${variables}| ${terms} {}`))).toMatch(/^trigger 4:\d+ could not infer triggers: the quantifier is too large/);
  });
});

describe('damaged programs', () => {
  const at = new URL('./programs/', import.meta.url);
  const sources = readdirSync(at).map((f) => readFileSync(new URL(f, at), 'utf8'));

  it('never crash the front end, whatever token is dropped, doubled or swapped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sources), fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('drop', 'double', 'swap', 'copy')), { minLength: 1, maxLength: 4 }), (source, edits) => {
        const texts = tokenize(source).map((t) => t.text);
        for (const [a, b, edit] of edits) {
          const i = a % texts.length;
          const j = b % texts.length;
          const [x = '', y = ''] = [texts[i], texts[j]];
          if (edit === 'drop') texts.splice(i, 1);
          else if (edit === 'double') texts.splice(i, 0, x);
          else if (edit === 'copy') texts[i] = y;
          else [texts[i], texts[j]] = [y, x];
        }
        const compiled = compile(texts.join(' '));
        expect(compiled.findings.length > 0 || compiled.functions.length > 0).toBe(true);
      }),
      { numRuns: 1500, seed: 5 },
    );
  });

  it('never crash it when cut short', () => {
    for (const source of sources) for (let cut = 0; cut < source.length; cut += 37) expect(() => compile(source.slice(0, cut))).not.toThrow();
  });

  it('tokens cover the text they come from', () => {
    for (const source of sources) for (const t of tokenize(source)) expect(source.slice(t.span.start, t.span.end)).toBe(t.text);
  });
});
