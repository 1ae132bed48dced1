import { readPatch } from '../src/patch.js';
import { describe, expect, it } from 'vitest';

const bytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const read = (text: string): ReturnType<typeof readPatch> => readPatch(bytes(text));
const sides = (text: string): unknown => {
  const result = read(text);
  return result.ok ? result.value.map(({ from, to, binary, hunks }) => [from, to, binary, hunks.length]) : result.code;
};

describe('the files of a diff, by its headers', () => {
  it.each<[string, string, unknown]>([
    ['an edit', 'diff --git a/x.py b/x.py\n--- a/x.py\n+++ b/x.py\n@@ -1 +1 @@\n-a\n+b\n', [['x.py', 'x.py', false, 1]]],
    ['a plain unified diff with times', '--- a/x.py\t2020-01-01\n+++ b/x.py\t2020-01-02\n@@ -1 +1 @@\n-a\n+b\n', [['x.py', 'x.py', false, 1]]],
    ['a new file', 'diff --git a/x b/x\nnew file mode 100644\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n', [[null, 'x', false, 1]]],
    ['a new empty file', 'diff --git a/x y b/x y\nnew file mode 100644\nindex 0000000..e69de29\n', [[null, 'x y', false, 0]]],
    ['a deletion', 'diff --git a/x b/x\ndeleted file mode 100644\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n', [['x', null, false, 1]]],
    ['a rename without edits', 'diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n', [['x', 'y', false, 0]]],
    ['a rename with edits', 'diff --git a/x b/y\nrename from x\nrename to y\n--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n', [['x', 'y', false, 1]]],
    ['a mode', 'diff --git a/x b/x\nold mode 100644\nnew mode 100755\n', [['x', 'x', false, 0]]],
    ['a quoted path in octal', 'diff --git "a/\\303\\251 \\"q\\"" "b/\\303\\251 \\"q\\""\n--- "a/\\303\\251 \\"q\\""\n+++ "b/\\303\\251 \\"q\\""\n@@ -1 +1 @@\n-a\n+b\n', [['é "q"', 'é "q"', false, 1]]],
    ['a path in Unicode and with a tab', 'diff --git "a/Ä\\tb" "b/Ä\\tb"\nold mode 100644\nnew mode 100755\n', [['Ä\tb', 'Ä\tb', false, 0]]],
    ['a binary part', 'diff --git a/x b/x\nindex 1..2 100644\nGIT binary patch\nliteral 1\nIc${MZ0RR91\n\nliteral 1\nIc${MZ0RR91\n\ndiff --git a/y b/y\nold mode 100644\nnew mode 100755\n', [['x', 'x', true, 0], ['y', 'y', false, 0]]],
    ['CRLF throughout', 'diff --git a/x b/x\r\n--- a/x\r\n+++ b/x\r\n@@ -1 +1 @@\r\n-a\r\n+b\r\n', [['x', 'x', false, 1]]],
    ['no newline at the end, on both sides', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n', [['x', 'x', false, 1]]],
    ['lines that look like headers', '--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n--- a/not\n+++ b/not\n @@ -1 +1 @@\n', [['x', 'x', false, 1]]],
    ['an empty line whose space was cut', '--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n\n-a\n+b\n', [['x', 'x', false, 1]]],
    ['a mail around it', 'From me\n\nWords.\n\ndiff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n-- \n2.39\n', [['x', 'x', false, 1]]],
  ])('%s', (_name, text, expected) => expect(sides(text)).toEqual(expected));

  it.each<[string, string, string]>([
    ['words', 'All is well.\n', 'no-diff'],
    ['nothing', '', 'no-diff'],
    ['a path upwards', '--- a/../x\n+++ b/../x\n@@ -1 +1 @@\n-a\n+b\n', 'unsafe-path'],
    ['an absolute path', '--- /etc/passwd\n+++ /etc/passwd\n@@ -1 +1 @@\n-a\n+b\n', 'unsafe-path'],
    ['an absolute path behind the prefix', 'diff --git a//etc/x b//etc/x\nnew file mode 100644\n--- /dev/null\n+++ b//etc/x\n@@ -0,0 +1 @@\n+b\n', 'unsafe-path'],
    ['a rename that leaves', 'diff --git a/x b/../y\nrename from x\nrename to ../y\n', 'unsafe-path'],
    ['a hunk that ends early', '--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n', 'malformed-patch'],
    ['a hunk with other lines in it', '--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\nwords\n', 'malformed-patch'],
    ['a path without prefix', '--- x\n+++ x\n@@ -1 +1 @@\n-a\n+b\n', 'malformed-patch'],
  ])('%s is refused', (_name, text, code) => {
    const result = read(text);
    expect(result.ok ? 'ok' : result.code).toBe(code);
  });
});
