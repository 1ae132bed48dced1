import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readAnswerFolder } from '../src/answer-folder.js';

const root = mkdtempSync(join(tmpdir(), 'codewalk-answer-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;
function fresh(): string {
  const folder = join(root, String(made++));
  mkdirSync(folder);
  return folder;
}

describe('the folder that a solver worked in', () => {
  it('is read with links as links, and nothing of git’s', () => {
    const folder = fresh();
    writeFileSync(join(folder, 'a'), 'a');
    chmodSync(join(folder, 'a'), 0o755);
    symlinkSync('/etc/passwd', join(folder, 'l'));
    symlinkSync('/etc', join(folder, 'd'));
    mkdirSync(join(folder, 'sub/.git'), { recursive: true });
    writeFileSync(join(folder, 'sub/.git/config'), 'evil');
    writeFileSync(join(folder, 'sub/nul'), 'a\0b');
    expect(readAnswerFolder(folder)).toEqual({
      ok: true,
      value: [{ path: 'a', mode: '755', text: 'a' }, { path: 'd', mode: 'link', text: '/etc' }, { path: 'l', mode: 'link', text: '/etc/passwd' }, { path: 'sub/nul', mode: '644', base64: Buffer.from('a\0b').toString('base64') }],
    });
  });

  it('is unfit where it holds a pipe, or a name that is no text', () => {
    const piped = fresh();
    execFileSync('mkfifo', [join(piped, 'pipe')]);
    expect(readAnswerFolder(piped)).toMatchObject({ ok: false, code: 'not-a-file' });
    const odd = fresh();
    writeFileSync(Buffer.concat([Buffer.from(`${odd}/`), Buffer.from([0xff])]), '');
    expect(readAnswerFolder(odd)).toMatchObject({ ok: false, code: 'unsafe-path' });
  });
});
