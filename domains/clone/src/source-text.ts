import { refuse, type Refusal } from '@codewalk/core';
import type { Node } from '@codewalk/syntax';

/** Java of more than this is no atom. */
const MAX_BYTES = 64 * 1024;

// Direction marks, joiners, soft hyphens: what a reader does not see, or sees elsewhere.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

/**
 * What is refused before a text is parsed, since a reader, the parser and the compiler could see different programs in it:
 * `too-large`, `unicode-escape` (the compiler reads `\u000a` as a line's end, inside comments too), `hidden-character`.
 */
export function refuseText(text: string, path: string): Refusal | null {
  const at = (index: number): string => `${path}:${text.slice(0, index).split('\n').length}`;
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES) return refuse('too-large', `${bytes} bytes are more than the ${MAX_BYTES} that an atom may have`, path);
  const escape = /\\u+[0-9a-fA-F]/.exec(text);
  if (escape) return refuse('unicode-escape', 'a Unicode escape may mean something else than it seems to; write the character itself, or a number', at(escape.index));
  const hidden = HIDDEN.exec(text);
  if (hidden) return refuse('hidden-character', `the character U+${hidden[0].codePointAt(0)!.toString(16).padStart(4, '0').toUpperCase()} cannot be seen`, at(hidden.index));
  return null;
}

const COMMENTS = new Set(['line_comment', 'block_comment']);

/** Every comment below a node, in order. */
export function commentsIn(node: Node): Node[] {
  if (COMMENTS.has(node.type)) return [node];
  return node.children.flatMap((child) => (child ? commentsIn(child) : []));
}

/** A comment that opens another one: where it ends is easily misread. */
export const nestedComment = (comment: Node): boolean => comment.type === 'block_comment' && comment.text.indexOf('/*', 2) >= 0;

/** The text of a node without its comments, and without the lines that held nothing else. Literals keep every byte. */
export function withoutComments(node: Node): string {
  let text = node.text;
  for (const comment of commentsIn(node).reverse()) {
    const start = comment.startIndex - node.startIndex;
    const end = comment.endIndex - node.startIndex;
    const before = text.slice(0, start);
    const after = text.slice(end);
    const lead = before.slice(before.lastIndexOf('\n') + 1);
    const restOfLine = /^[ \t]*(\n|$)/.exec(after);
    if (restOfLine && lead.trim() === '') text = before.slice(0, before.length - lead.length) + after.slice(restOfLine[0].length);
    else if (restOfLine) text = before.trimEnd() + after.slice(restOfLine[0].length - restOfLine[1]!.length);
    else if (lead.trim() === '') text = before + after.trimStart();
    else text = `${before.trimEnd()} ${after.trimStart()}`;
  }
  return text;
}
