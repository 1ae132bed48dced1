import { describe, expect, it } from 'vitest';
import type { Language } from '@codewalk/syntax';
import { mergeUnits, type Texts } from '../src/merge-units.js';

const merge = async (language: Language, texts: Texts): Promise<string> => {
  const merged = await mergeUnits(language, texts);
  return merged.ok ? merged.value : `${merged.code}: ${merged.detail}`;
};

const base = 'import os\n\n\ndef test_a():\n    assert 1\n';
const withB = 'import os\nimport re\n\n\ndef test_a():\n    assert 1\n\n\n# of b\ndef test_b():\n    assert re\n';
const withC = 'import os\n\n\ndef test_a():\n    assert 1\n\n\n@mark("x")\ndef test_c():\n    assert 3\n';

describe('merging tests by name', () => {
  it('adds a test with its comment, and an import to the other imports', async () => {
    expect(await merge('python', { before: base, after: withB, first: base, now: withC })).toBe(
      'import os\nimport re\n\n\ndef test_a():\n    assert 1\n\n\n@mark("x")\ndef test_c():\n    assert 3\n\n\n# of b\ndef test_b():\n    assert re\n',
    );
  });

  it('replaces a test that only this patch changes, also where it began otherwise', async () => {
    const changed = base.replace('assert 1', 'assert 2');
    expect(await merge('python', { before: base, after: changed, first: base, now: withC })).toBe(withC.replace('assert 1', 'assert 2'));
    const older = withC.replace('assert 1', 'assert 0');
    expect(await merge('python', { before: base, after: changed, first: base.replace('assert 1', 'assert 0'), now: older })).toBe(withC.replace('assert 1', 'assert 2'));
  });

  it('takes a test that is there already', async () => expect(await merge('python', { before: base, after: withC, first: base, now: withC })).toBe(withC));

  it('refuses a test that two patches set otherwise, by name', async () => {
    expect(await merge('python', { before: base, after: base.replace('assert 1', 'assert 2'), first: base, now: base.replace('assert 1', 'assert 3') })).toBe('test-conflict: two patches set "def test_a"');
    expect(await merge('python', { before: '', after: withC, first: '', now: withC.replace('3', '4') })).toBe('test-conflict: two patches set "def test_c"');
  });

  it('leaves what the patch removed', async () => expect(await merge('python', { before: withC, after: base, first: withC, now: withB })).toBe(withB));

  it('looks into classes', async () => {
    const one = 'class T(Case):\n    def test_a(self):\n        pass\n';
    const two = `${one}\n    def test_b(self):\n        pass\n`;
    const three = `${one}\n    @skip\n    def test_c(self):\n        pass\n\n\nclass U(Case):\n    pass\n`;
    expect(await merge('python', { before: one, after: two, first: one, now: three })).toBe(
      `${one}\n    @skip\n    def test_c(self):\n        pass\n\n    def test_b(self):\n        pass\n\n\nclass U(Case):\n    pass\n`,
    );
    expect(await merge('python', { before: one, after: two, first: one, now: two.replace('        pass\n\n    def test_b(self):\n        pass', '        pass\n\n    def test_b(self):\n        fail') })).toMatch(/^test-conflict: two patches set "class T: def test_b"/);
  });

  it('tells titled calls of JavaScript apart, and looks into describe', async () => {
    const one = "const a = require('a');\n\ntest('x', () => {});\n\ndescribe('d', () => {\n  it('p', () => {});\n});\n";
    const mine = "const a = require('a');\nconst b = require('b');\n\ntest('x', () => {});\n\ndescribe('d', () => {\n  it('p', () => {});\n  it('q', () => b);\n});\n";
    const theirs = `${one}\ntest('y', () => {});\n`;
    expect(await merge('javascript', { before: one, after: mine, first: one, now: theirs })).toBe(
      "const a = require('a');\nconst b = require('b');\n\ntest('x', () => {});\n\ndescribe('d', () => {\n  it('p', () => {});\n\n  it('q', () => b);\n});\n\ntest('y', () => {});\n",
    );
  });

  it('adds tests to tests before they end, and tells subtests that are awaited apart', async () => {
    const part = (name: string, call = 't.test'): string => `    ${call}('${name}', (st) => {\n        st.end();\n    });\n`;
    const file = (...parts: string[]): string => `test('all', (t) => {\n${parts.join('\n')}\n    t.end();\n});\n`;
    const texts = (before: string, after: string, now: string): Texts => ({ before, after, first: before, now });
    expect(await merge('javascript', texts(file(part('a')), file(part('a'), part('b')), file(part('a'), part('c'))))).toBe(file(part('a'), part('c'), part('b')));
    const twice = await merge('javascript', texts(file(part('a')), file(part('a'), part('b')), file(part('a'), part('b').replace('st.end()', 'st.fail()'))));
    expect(twice).toBe(`test-conflict: two patches set "call test 'all': call t.test 'b'"`);
    const awaited = (name: string): string => part(name, 'await t.test');
    expect(await merge('javascript', texts(file(awaited('a')), file(awaited('a'), awaited('b')), file(awaited('a'), awaited('c'))))).toBe(file(awaited('a'), awaited('c'), awaited('b')));
  });

  it('takes a test without tests of its own as a whole', async () => {
    const leaf = (...lines: string[]): string => `test('x', (t) => {\n${lines.map((line) => `    t.equal(${line});\n`).join('')}    t.end();\n});\n`;
    expect(await merge('javascript', { before: leaf('1, 1'), after: leaf('1, 1', '2, 2'), first: leaf('1, 1'), now: leaf('1, 1', '3, 3') })).toBe(`test-conflict: two patches set "call test 'x'"`);
  });

  it('refuses what does not parse, before or merged', async () => {
    expect(await merge('python', { before: base, after: 'def (', first: base, now: withC })).toMatch(/^unparsable/);
  });
});
