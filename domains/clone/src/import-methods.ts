import { parseSource, type Node } from '@codewalk/syntax';
import type { ClaimedSide } from './import-pairs.js';
import { withoutComments } from './source-text.js';

const DROPPED = ['public', 'private', 'protected', 'static', 'final'];

/** A method's text as a static member, by its tree: other modifiers stay, so that they are refused by name. */
function asSide(method: Node): ClaimedSide {
  const modifiers = method.children.find((child) => child?.type === 'modifiers');
  const kept = modifiers ? modifiers.children.filter((m) => !DROPPED.includes(m!.text) && !['Override', 'Deprecated', 'SuppressWarnings'].some((name) => m!.text.startsWith(`@${name}`))).map((m) => m!.text) : [];
  const rest = withoutComments(method).slice(modifiers ? withoutComments(modifiers).length : 0).trimStart();
  const indent = ' '.repeat(method.startPosition.column);
  const lines = [['static', ...kept, rest].join(' ')].join('\n').split('\n');
  const code = lines.map((line, i) => (i === 0 || line.includes('"""') ? line : line.startsWith(indent) ? line.slice(indent.length) : line));
  return { entry: method.childForFieldName('name')!.text, code: `    ${code.join('\n    ')}`.replace(/[ \t]+$/gm, '') };
}

/** The methods of the first class of a source, and its import lines; null where it does not parse. */
export async function readMethods(source: string): Promise<{ imports: string[]; methods: ClaimedSide[]; others: string[] } | null> {
  const tree = await parseSource('java', source);
  try {
    const root = tree.rootNode;
    if (root.hasError) return null;
    const imports = root.namedChildren.filter((n) => n!.type === 'import_declaration').map((n) => withoutComments(n!).replace(/^import\s+/, '').replace(/\s*;\s*$/, '').trim());
    const body = root.namedChildren.find((n) => n!.type === 'class_declaration')?.childForFieldName('body');
    const members = (body?.namedChildren ?? []).filter((n) => !n!.type.endsWith('comment'));
    const methods = members.filter((n) => n!.type === 'method_declaration').map((n) => asSide(n!));
    return { imports, methods, others: members.filter((n) => n!.type !== 'method_declaration').map((n) => n!.type.replaceAll('_', ' ')) };
  } finally {
    tree.delete();
  }
}
