import { judgeAnswer, judgeFiles, makeContext, textFile, type Context, type File } from '@codewalk/core';
import domain from '@codewalk/multi-bug';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../src/task.js';
import { map, put } from './hacks-python.js';
import { atomsOf, poolFiles, withMachine } from './machine.js';
import { composeWith } from './small-pool.js';

const context = withMachine();
let task: Task;
let reference: string;
let repaired: readonly File[];
let shared: Context;

beforeAll(async () => {
  const atoms = await atomsOf(poolFiles, context());
  ({ task, reference } = await composeWith(['parentheses', 'negative-format', 'header-row'].map((id) => atoms.get(`ledger.${id}`)!), context()));
  const legacy = task.files.map((f) => (f.path === LEGACY ? { ...f, text: f.text!.replace('rows[1]', 'rows[0]') } : f));
  repaired = legacy.map((f) => (f.path === AMOUNTS ? { ...f, text: repair(f.text!) } : f));
  shared = makeContext('benign', context().runtimes, context().signal);
});

const AMOUNTS = 'ledger/amounts.py';
const LEGACY = 'ledger/legacy.py';
const PARENTHESES = '    sign = -1 if text.startswith("-") else 1\n    text = text.lstrip("+-")\n';
const NEGATIVE = '    whole = cents // 100\n    part = cents % 100\n    return f"{whole}.{part:02d}"\n';
const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`no ${from}`);
  return text.replace(from, () => to);
};
/** Both repairs of the amounts in words of their own. */
const repair = (text: string, parentheses = OWN_PARENTHESES, negative = OWN_NEGATIVE): string => replaced(replaced(text, PARENTHESES, parentheses), NEGATIVE, negative);
const OWN_PARENTHESES = '    sign = 1\n    if text[0] == "(" and text[-1] == ")":\n        sign, text = -1, text[1:-1]\n    elif text[0] in "+-":\n        sign, text = (-1 if text[0] == "-" else 1), text[1:]\n';
const OWN_NEGATIVE = '    if cents < 0:\n        return "-" + format_amount(-cents)\n    return "%d.%02d" % divmod(cents, 100)\n';

const amounts = (change: (text: string) => string) => map(/^ledger\/amounts\.py$/, change);
const original = (): string => task.files.find((f) => f.path === AMOUNTS)!.text!;

/** Repairs that are not the reference, and repairs with something beside them. */
const BENIGN: readonly [string, (files: readonly File[]) => File[]][] = [
  ['in words of its own', (files) => [...files]],
  ['with a helper', amounts(() => `${repair(original(), '    sign, text = _sign(text)\n')}\n\ndef _sign(text):\n    negative = text.startswith(("-", "("))\n    return (-1 if negative else 1), text.strip("+-()")\n`)],
  ['with a helper in a new file', (files) => put(textFile('ledger/signs.py', 'def sign_of(text):\n    return (-1 if text.startswith(("-", "(")) else 1), text.strip("+-()")\n'))(amounts(() => `from ledger.signs import sign_of\n${repair(original(), '    sign, text = sign_of(text)\n')}`)(files))],
  ['with the module of the language that fits', amounts(() => `import re\n${repair(original(), '    negative, text = re.match(r"([-(])?[+]?([0-9.]*)", text).groups()\n    sign = -1 if negative else 1\n')}`)],
  ['in another file that takes the place of the module', (files) => put(textFile('ledger/money.py', repair(original())), textFile(AMOUNTS, 'from ledger.money import *  # noqa\n'))(files)],
  ['with the module made a package', (files) => [...files.filter((f) => f.path !== AMOUNTS), textFile('ledger/amounts/__init__.py', repair(original()))]],
  ['with names renamed', amounts((text) => text.replaceAll('whole', 'units').replaceAll('balances', 'states'))],
  ['with an exported function more', amounts((text) => `${text}\n\ndef double(cents):\n    return 2 * cents\n`)],
  ['with another function rewritten', amounts((text) => replaced(text, '    return [amount for amount in amounts if low <= amount < high]', '    return list(filter(lambda amount: low <= amount < high, amounts))'))],
  ['with CRLF', amounts((text) => text.replaceAll('\n', '\r\n'))],
  ['with LF where CRLF was', map(/legacy\.py$/, (text) => text.replaceAll('\r\n', '\n'))],
  ['without a last newline', amounts((text) => text.trimEnd())],
  ['with tabs and blanks at line ends', amounts((text) => text.replaceAll('\n\n\n', '\n \t\n\n'))],
  ['with comments in other scripts', amounts((text) => `# Beträge, 金額, مبالغ\n${text}`)],
  ['with types', amounts((text) => replaced(text, 'def parse_amount(text):', 'def parse_amount(text: str) -> int:'))],
  ['with a mode', (files) => files.map((f) => (f.path === AMOUNTS ? { ...f, mode: '755' as const } : f))],
  ['with a file of bytes', put({ path: 'ledger/rates.bin', mode: '644', base64: Buffer.from([0, 1, 255]).toString('base64') })],
  ['with a file whose name has blanks and accents', put(textFile('ledger/préfixe de.txt', 'x\n'))],
  ['with prints', amounts((text) => replaced(text, 'def total(', 'print("loaded: 3 failed, FAILED")\n\n\ndef total('))],
  ['with words in the readme', put(textFile('README.md', '# repaired\n'))],
  ['with a test of its own', put(textFile('tests/test_more.py', 'def test_more():\n    assert 0\n'))],
  ['with a test edited', map(/test_amounts\.py$/, () => 'assert 0\n')],
  ['with a conftest', put(textFile('ledger/conftest.py', 'raise RuntimeError\n'))],
  ['with another file deleted', (files) => files.filter((f) => f.path !== 'README.md')],
];

describe('a repair passes', () => {
  it.each(BENIGN)('%s', async (_name, edit) => {
    const after = edit(repaired);
    const left = domain.answer.fromFiles!(task, after);
    if (!left.ok) throw new Error(left.detail);
    const sent = (await judgeAnswer(domain, task, domain.answer.render(task, left.value), shared)).verdict;
    expect(sent.cases.filter((c) => c.status !== 'pass')).toEqual([]);
    expect((await judgeFiles(domain, task, after, shared)).verdict).toEqual(sent);
  });

  it('and says what of it did not count', async () => {
    const { verdict } = await judgeFiles(domain, task, put(textFile('ledger/conftest.py', ''), textFile('README.md', ''))(repaired), shared);
    expect(verdict.cases.find((c) => c.name === 'protected files')).toEqual({ name: 'protected files', status: 'pass', detail: 'README.md restored, ledger/conftest.py left out' });
  });

  it('the reference in other dress', async () => {
    for (const { name, text } of domain.attempts(task, reference, shared.stream('attempts')).benign) expect([name, (await judgeAnswer(domain, task, text, shared)).verdict.status]).toEqual([name, 'pass']);
  });
});

describe('what passed before', () => {
  it('must still pass where that is asked for', async () => {
    const kept = await judgeFiles(domain, task, repaired, shared, { passToPass: true });
    expect(kept.verdict.cases.at(-1)).toEqual({ name: 'pass to pass', status: 'pass', detail: '8 tests' });
    const broken = amounts((text) => replaced(text, '    share = cents // people', '    share = cents'))(repaired);
    expect((await judgeFiles(domain, task, broken, shared)).verdict.status).toBe('pass');
    const { verdict } = await judgeFiles(domain, task, broken, shared, { passToPass: true });
    expect(verdict.status).toBe('fail');
    expect(verdict.cases.filter((c) => c.status === 'fail').map((c) => c.name)).toEqual(['pass to pass: tests/test_amounts.py::test_splits_what_divides']);
  });
});
