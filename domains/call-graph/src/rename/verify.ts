import { Stream, type Case, type Context } from '@codewalk/core';
import { parseSource, type Node } from '@codewalk/syntax';
import { runProgram } from '../run/program-run.js';
import { PATH, type Files } from '../task.js';
import type { RenameAtom } from './atom.js';
import { composeRename } from './compose.js';
import { renamedFiles } from './program.js';
import type { RenameTask } from './task.js';

/** The pool's entry check: the atom makes a task. */
export function verifyRenameAtom(atom: RenameAtom): Case[] {
  const made = composeRename(atom, new Stream(atom.stream));
  return [made.ok ? { name: 'it makes a task', status: 'pass' } : { name: 'it makes a task', status: 'fail', code: made.code, detail: made.detail }];
}

/**
 * Judges an answer (paper A.9): its syntax tree is exactly that of the program with the new names, and Python takes it too,
 * which is stricter about indentation than the grammar.
 */
export async function verifyRename(task: RenameTask, files: Files, ctx: Context): Promise<Case[]> {
  const [wanted, source] = [renamedFiles(task)[PATH]!, files[PATH] ?? ''];
  const [expected, actual] = await Promise.all([wanted, source].map(tokensOf));
  if (!actual) return [{ name: 'it parses', status: 'fail', code: 'syntax-error', detail: 'it is no Python' }];
  const at = expected!.findIndex((token, i) => token.text !== actual[i]?.text);
  const place = at >= 0 ? at : actual.length > expected!.length ? expected!.length : -1;
  const tree: Case = place < 0 ? { name: 'the tree with the new names', status: 'pass' } : {
    name: 'the tree with the new names', status: 'fail', code: 'other-tree',
    detail: `line ${actual[place]?.line ?? 'last'}: ${shown(actual[place]?.text)} in place of ${shown(expected![place]?.text)}`,
  };
  if (place >= 0) return [{ name: 'it parses', status: 'pass' }, tree];
  const run = await runProgram({ source, code: 'math', library: [], names: wanted.match(/\b[A-Za-z]\w*/g)!, classes: false, tests: [], draws: [], count: 0 }, ctx);
  return [{ name: 'it parses', status: 'pass' }, tree, run.ok ? { name: 'Python compiles it', status: 'pass' } : { ...run.case, name: 'Python compiles it' }];
}

const shown = (text: string | undefined): string => (text === undefined ? 'nothing' : JSON.stringify(text.slice(0, 40)));

/** The abstract syntax tree from left to right: inner nodes by type, and tokens. Without comments and needless brackets. */
async function tokensOf(source: string): Promise<{ text: string; line: number }[] | null> {
  const tree = await parseSource('python', source);
  try {
    if (tree.rootNode.hasError) return null;
    const tokens: { text: string; line: number }[] = [];
    const left: (Node | 'end')[] = [tree.rootNode];
    while (left.length > 0) {
      const node = left.pop()!;
      if (node === 'end') {
        tokens.push({ text: ')', line: 0 });
        continue;
      }
      if (node.type === 'comment' || node.type === ';' || node.type === 'line_continuation') continue;
      const line = node.startPosition.row + 1;
      if (node.childCount === 0 || node.type === 'string') {
        // a node without children such as an empty module is no token
        if (node.text !== '') tokens.push({ text: node.text, line });
        continue;
      }
      const bracketed = node.type === 'parenthesized_expression';
      if (!bracketed) {
        tokens.push({ text: `(${node.type}`, line });
        left.push('end');
      }
      for (let i = node.childCount - 1; i >= 0; i--) {
        const child = node.child(i)!;
        if (!(bracketed && !child.isNamed)) left.push(child);
      }
    }
    return tokens;
  } finally {
    tree.delete();
  }
}
