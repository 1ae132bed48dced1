import { refuse, type File, type Refusal, type Result } from '@codewalk/core';
import { parseSource, type Node } from '@codewalk/syntax';
import { atomSchema, CLASSES, LABELS, type Atom, type Side } from './atom.js';
import { readImports, readSide, type Complain, type ReadSide } from './class-shape.js';
import { formatType, parseSignature } from './signature.js';
import { commentsIn, nestedComment, refuseText } from './source-text.js';

const KEYS = ['label', 'entry', 'differs', 'strict', 'weak', 'source', 'licence', 'note'] as const;
type Key = (typeof KEYS)[number];

/**
 * Reads one atom file: a header of `// key: value` lines, imports, and the classes `First` and `Second` (docs/clone.md).
 * Every problem found is a refusal of its own with its line. What only the compiler can tell is left to `verifyAtom`.
 */
export async function parseAtomFile(file: File): Promise<Result<Atom>[]> {
  if (!file.path.endsWith('.java')) return [refuse('not-java', 'an atom file must end in .java', file.path)];
  if (file.text === undefined) return [refuse('not-text', 'an atom file must be UTF-8 text without NUL', file.path)];
  const id = file.path.slice(0, -'.java'.length).replaceAll('/', '.');
  if (!/^[A-Za-z0-9._-]+$/.test(id)) return [refuse('bad-id', 'an atom file is named by letters, digits, dots, dashes and underscores', file.path)];
  const text = file.text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const unreadable = refuseText(text, file.path);
  if (unreadable) return [unreadable];

  const refusals: Refusal[] = [];
  const complain: Complain = (row, code, detail) => void refusals.push(refuse(code, detail, `${file.path}:${row + 1}`));
  const header = readHeader(text.split('\n'), complain);
  const shape = await readUnit(text, header.get('entry')?.value ?? '', complain);
  if (refusals.length > 0 || !shape) return refusals;
  const [first, second] = shape.sides;
  const signature = parseSignature(first.result, first.types);
  const other = parseSignature(second.result, second.types);
  if (!signature.ok) return [refuse(signature.code, signature.detail, `${file.path}:${first.row + 1}`)];
  if (!other.ok) return [refuse(other.code, other.detail, `${file.path}:${second.row + 1}`)];
  const typesOf = ({ value }: typeof signature): { result: string; parameters: string[] } => ({ result: formatType(value.result), parameters: value.parameters.map(formatType) });
  const written = typesOf(signature);
  if (JSON.stringify(written) !== JSON.stringify(typesOf(other))) {
    return [refuse('signature-differs', `First gives ${first.result}(${first.types.join(', ')}), Second ${second.result}(${second.types.join(', ')})`, `${file.path}:${second.row + 1}`)];
  }
  const value = (key: Key): string | undefined => header.get(key)?.value;
  const note = value('note');
  return [{
    ok: true,
    value: atomSchema.parse({
      id,
      provenance: { source: value('source') ?? 'codewalk', licence: value('licence') ?? 'Apache-2.0', ...(note === undefined ? {} : { note }) },
      label: value('label'),
      strict: value('strict') === 'yes',
      weak: value('weak') === 'yes',
      ...written,
      imports: shape.imports,
      sides: [first, second].map(({ entry, names, body }): Side => ({ entry, names, body })),
    }),
  }];
}

function readHeader(lines: readonly string[], complain: Complain): Map<Key, { value: string; row: number }> {
  const found = new Map<Key, { value: string; row: number }>();
  for (let row = 0; row < lines.length && lines[row]!.startsWith('//'); row++) {
    const match = /^\/\/ ([a-z]+): *(.*)$/.exec(lines[row]!);
    const key = match?.[1] as Key;
    if (!match) complain(row, 'bad-header', `expected a header line "// key: value", got ${JSON.stringify(lines[row]!.slice(0, 60))}`);
    else if (!KEYS.includes(key)) complain(row, 'bad-header', `unknown header key ${key}; known are ${KEYS.join(', ')}`);
    else if (found.has(key)) complain(row, 'bad-header', `the header key ${key} stands twice`);
    else if (match[2]!.trim() === '') complain(row, 'bad-header', `the header key ${key} has no value`);
    if (match) found.set(key, { value: match[2]!.trim(), row });
  }
  const need = (key: Key, holds: boolean, what: string): void => {
    if (!holds) complain(found.get(key)?.row ?? 0, 'bad-header', what);
  };
  const label = found.get('label')?.value;
  need('label', LABELS.includes(label as never), label === undefined ? 'the header key label is missing' : `label ${label} is not one of ${LABELS.join(', ')}`);
  need('entry', found.has('entry'), 'the header key entry is missing');
  need('differs', found.has('differs') === (label === 'neq'), label === 'neq' ? 'a neq atom says in `differs` what differs' : 'only a neq atom has `differs`');
  for (const key of ['strict', 'weak'] as const) need(key, !found.has(key) || found.get(key)!.value === 'yes', `${key} is yes, or is left out`);
  return found;
}

async function readUnit(text: string, entries: string, complain: Complain): Promise<{ imports: string[]; sides: [ReadSide, ReadSide] } | null> {
  const tree = await parseSource('java', text);
  try {
    const root = tree.rootNode;
    if (root.hasError) {
      complain(firstError(root).startPosition.row, 'does-not-parse', 'this is not Java, or newer than Java 17');
      return null;
    }
    for (const comment of commentsIn(root)) if (nestedComment(comment)) complain(comment.startPosition.row, 'nested-comment', 'a comment opens another one inside');
    const names = entries.split(/\s+/).filter((name) => name !== '');
    const sides = CLASSES.map((className, i) => {
      const found = root.namedChildren.filter((n) => n!.type === 'class_declaration' && n!.childForFieldName('name')!.text === className);
      if (found.length === 1) return readSide(found[0]!, names[Math.min(i, names.length - 1)] ?? '', complain);
      complain(0, 'no-pair', `there must be one top-level class ${className}, found ${found.length}`);
      return null;
    });
    for (const node of root.namedChildren) {
      const known = ['import_declaration', 'line_comment', 'block_comment'].includes(node!.type) || (node!.type === 'class_declaration' && CLASSES.includes(node!.childForFieldName('name')!.text as never));
      if (!known) complain(node!.startPosition.row, node!.type === 'package_declaration' ? 'package' : 'beside-the-pair', `only imports and the classes First and Second may stand in an atom, not ${node!.type.replaceAll('_', ' ')}`);
    }
    if (names.length > 2) complain(0, 'bad-header', 'entry names one method, or one of First and one of Second');
    const imports = readImports(root, complain);
    return sides[0] && sides[1] ? { imports, sides: [sides[0], sides[1]] } : null;
  } finally {
    tree.delete();
  }
}

/** The first place that does not parse. */
function firstError(node: Node): Node {
  for (const child of node.children) if (child && (child.isError || child.isMissing || child.hasError)) return firstError(child);
  return node;
}
