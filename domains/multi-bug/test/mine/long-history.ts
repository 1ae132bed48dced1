import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

const HOUR = 3600;
const BEGUN = 1_000_000_000;
const TESTS = 'from pkg import core\n\n\ndef test_there():\n    assert core.one\n';

/** A bare repository of many commits, an hour apart, each tenth a merge; the fifth from the end fixes a bug, the others touch a log. */
export async function longHistory(commits: number): Promise<{ readonly path: string; remove(): void }> {
  const path = mkdtempSync(join(tmpdir(), 'codewalk-long-'));
  await execa('git', ['init', '-q', '--bare', '-b', 'main', path]);
  await execa('git', ['fast-import', '--quiet', '--done'], { cwd: path, input: [...Array(commits).keys()].map((i) => commit(i, commits)).join('') + 'done\n' });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function commit(i: number, of: number): string {
  const who = `a <a@b> ${BEGUN + i * HOUR} +0000`;
  const message = `change ${i}\n\n${'words '.repeat(20)}`;
  const parents = `${i > 0 ? `from :${i}\n` : ''}${i % 10 === 9 ? `merge :${i - 2}\n` : ''}`;
  return `commit refs/heads/main\nmark :${i + 1}\nauthor ${who}\ncommitter ${who}\ndata ${message.length}\n${message}\n${parents}${filesOf(i, of).map(([name, text]) => `M 100644 inline ${name}\ndata ${text.length}\n${text}\n`).join('')}\n`;
}

function filesOf(i: number, of: number): readonly (readonly [string, string])[] {
  if (i === 0) return [['pkg/__init__.py', ''], ['pkg/core.py', 'def one():\n    return 2\n'], ['tests/test_core.py', TESTS]];
  if (i === of - 5) return [['pkg/core.py', 'def one():\n    return 1\n'], ['tests/test_core.py', `${TESTS}\n\ndef test_one():\n    assert core.one() == 1\n`]];
  return [['docs/log.md', `${i}\n`]];
}
