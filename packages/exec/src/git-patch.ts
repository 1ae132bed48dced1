/** The codes of a patch that is refused; see `GitRuntime.apply`. */
export type PatchFault = 'malformed-patch' | 'does-not-apply' | 'unsafe-path' | 'submodule';

/** The patch as git takes it: with a last newline, which what people and models write often lacks. */
export function ended(patch: Buffer): Buffer {
  return patch.at(-1) === 10 ? patch : Buffer.concat([patch, Buffer.from('\n')]);
}

export const isBlank = (patch: Buffer): boolean => patch.toString('latin1').trim() === '';

/**
 * The patch, and where every line of it ends in CRLF (it went through a system that writes so), what it may have been: its
 * headers alone without, for files that end their lines so, and all of it.
 */
export function readings(patch: Buffer): Buffer[] {
  const text = patch.toString('latin1');
  if (!text.includes('\r\n') || /(?<!\r)\n/.test(text)) return [patch];
  const plain = text.replaceAll('\r\n', '\n');
  let inHunk = false;
  const headers = plain.split('\n').map((line) => {
    if (line.startsWith('@@ ')) inHunk = true;
    else if (/^diff |^--- |^Index: /.test(line)) inHunk = false;
    return inHunk && /^[ +-]/.test(line) ? `${line}\r` : line;
  });
  return [patch, Buffer.from(headers.join('\n'), 'latin1'), Buffer.from(plain, 'latin1')];
}

/** A path that leads out of the tree, told from the patch's own headers, which git partly strips before it looks. */
export function leadsOutside(patch: Buffer): string | null {
  let before = 0;
  let after = 0;
  for (const line of patch.toString('latin1').split('\n')) {
    if (before > 0 || after > 0) {
      if (!line.startsWith('+') && !line.startsWith('\\')) before--;
      if (!line.startsWith('-') && !line.startsWith('\\')) after--;
      continue;
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (hunk) [before, after] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)];
    const path = /^(?:---|\+\+\+|rename (?:from|to)|copy (?:from|to)) "?([^\t"]*)/.exec(line)?.[1]?.trimEnd() ?? '/dev/null';
    if (path !== '/dev/null' && (path.startsWith('/') || path.split('/').includes('..'))) return path;
  }
  return null;
}

/** What git's complaint about a patch comes to. */
export function faultOf(complaint: string, code: number): PatchFault {
  if (/invalid path|beyond a symbolic link|is outside/.test(complaint)) return 'unsafe-path';
  if (code === 128 || /corrupt|malformed|No valid patches|unrecognized|without header|lacks filename|inconsistent|bad git-diff|invalid mode/.test(complaint)) return 'malformed-patch';
  return 'does-not-apply';
}
