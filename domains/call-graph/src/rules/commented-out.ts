import { parseSource } from '@codewalk/syntax';
import type { Comment } from './tree.js';

/** Which of these functions are still defined in comments: each run of comment lines is read as Python without its number signs. */
export async function commentedOut(comments: readonly Comment[], names: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (const block of runsOf(comments)) {
    const tree = await parseSource('python', block.map(({ text }) => text.replace(/^#+ ?/, '')).join('\n'));
    for (const node of tree.rootNode.descendantsOfType('function_definition')) {
      const name = node?.childForFieldName('name')?.text;
      if (name !== undefined && names.has(name)) found.push(name);
    }
    tree.delete();
  }
  return found;
}

function runsOf(comments: readonly Comment[]): Comment[][] {
  const runs: Comment[][] = [];
  for (const comment of comments) {
    const last = runs.at(-1)?.at(-1);
    if (last && comment.row === last.row + 1) runs.at(-1)!.push(comment);
    else runs.push([comment]);
  }
  return runs;
}
