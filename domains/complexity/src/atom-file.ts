import { refuse, type File, type Refusal, type Result } from '@codewalk/core';
import { parseSource, type Node } from '@codewalk/syntax';
import { atomSchema, type Atom, type Parameter } from './atom.js';
import { LABELS, parseExpression, type Label } from './growth.js';
import { readNames } from './scopes.js';
import { traits, types, type Trait, type Type } from './types.js';

const REQUIRED = ['title', 'field', 'entry', 'label', 'cost', 'size'] as const;
const OPTIONAL = ['bound', 'where', 'gives', 'source', 'licence', 'note'] as const;
const MARK = '# inputs';

/** Names whose use would let code reach beyond its own scope, so that renaming could not be trusted. */
const REACHING = ['eval', 'exec', 'globals', 'locals', 'vars', 'getattr', 'setattr', 'delattr', '__import__', 'open', 'input', 'print', 'compile', 'breakpoint'];

/**
 * Reads one atom file: a header of `# key: value` lines, the code, the line `# inputs`, the variants
 * (docs/complexity.md). Every problem found is a refusal of its own with its line.
 */
export async function parseAtomFile(file: File): Promise<Result<Atom>[]> {
  const refusals: Refusal[] = [];
  const complain = (line: number, code: string, detail: string): void => void refusals.push(refuse(code, detail, `${file.path}:${line}`));
  if (!file.path.endsWith('.py')) return [refuse('not-python', 'an atom file must end in .py', file.path)];
  if (file.text === undefined) return [refuse('not-text', 'an atom file must be UTF-8 text without NUL', `${file.path}:${firstBadLine(file.base64!)}`)];
  const id = file.path.slice(0, -3).replaceAll('/', '.');
  if (!/^[A-Za-z0-9._-]+$/.test(id)) return [refuse('bad-id', 'an atom file is named by letters, digits, dots, dashes and underscores', file.path)];
  const lines = file.text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').split('\n');
  const header = readHeader(lines, complain);
  const mark = lines.indexOf(MARK);
  if (mark < 0) complain(lines.length, 'no-inputs', `the line "${MARK}" and the input variants after it are missing`);
  if (refusals.length > 0 || mark < 0) return refusals;
  const start = header.end;
  const code = lines.slice(start, mark).join('\n').trim();
  const inputs = lines.slice(mark + 1).join('\n').trim();
  const offset = start + lines.slice(start, mark).findIndex((line) => line.trim() !== '');
  const shape = await readCode(code, header.values.get('entry')!, (line, c, d) => complain(offset + line + 1, c, d));
  const variants = await countVariants(inputs, (line, c, d) => complain(mark + 2 + line, c, d));
  if (variants < 3) complain(mark + 1, 'few-variants', `at least three input variants are needed, found ${variants}`);
  const where = readWhere(header.values.get('where') ?? '', shape?.parameters ?? [], (c, d) => complain(header.lines.get('where')!, c, d));
  const gives = readTraits(header.values.get('gives') ?? '', (c, d) => complain(header.lines.get('gives')!, c, d));
  if (!LABELS.includes(header.values.get('label') as Label)) complain(header.lines.get('label')!, 'bad-label', `${header.values.get('label')} is not a label; the labels are ${LABELS.join(', ')}`);
  for (const key of shape ? (['cost', 'size', 'bound'] as const) : []) {
    const text = header.values.get(key);
    const read = text === undefined ? null : parseExpression(text, shape!.parameters.map((p) => p.name));
    if (read && !read.ok) complain(header.lines.get(key)!, 'bad-expression', `${key} ${JSON.stringify(text)}, column ${read.error.at + 1}: ${read.error.message}`);
  }
  if (refusals.length > 0 || !shape) return refusals;
  const value = (key: string): string => header.values.get(key)!;
  const atom = atomSchema.safeParse({
    id,
    provenance: {
      source: header.values.get('source') ?? 'codewalk',
      licence: header.values.get('licence') ?? 'Apache-2.0',
      ...(header.values.has('note') ? { note: value('note') } : {}),
    },
    ...Object.fromEntries(REQUIRED.map((key) => [key, value(key)])),
    ...(header.values.has('bound') ? { bound: value('bound') } : {}),
    parameters: shape.parameters.map((p) => ({ ...p, requires: where.get(p.name) ?? [] })),
    returns: { type: shape.returns, gives },
    code,
    inputs,
  });
  if (atom.success) return [{ ok: true, value: atom.data }];
  return atom.error.issues.map((issue) => {
    const key = String(issue.path[0]);
    return refuse('bad-header', `${key}: ${issue.message}`, `${file.path}:${header.lines.get(key) ?? 1}`);
  });
}

/** The 1-based line of the first byte that is no text. */
function firstBadLine(base64: string): number {
  const lines = Buffer.from(base64, 'base64').toString('latin1').split('\n');
  const bad = lines.findIndex((line) => line.includes('\0') || !Buffer.from(Buffer.from(line, 'latin1').toString('utf8')).equals(Buffer.from(line, 'latin1')));
  return bad + 1;
}

type Complain = (line: number, code: string, detail: string) => void;

function readHeader(lines: readonly string[], complain: Complain): { values: Map<string, string>; lines: Map<string, number>; end: number } {
  const values = new Map<string, string>();
  const places = new Map<string, number>();
  let end = 0;
  for (; end < lines.length && lines[end]!.startsWith('#') && lines[end] !== MARK; end++) {
    const match = /^# ([a-z]+): *(.*)$/.exec(lines[end]!);
    if (!match) {
      complain(end + 1, 'bad-header', `expected a header line "# key: value", got ${JSON.stringify(lines[end]!.slice(0, 60))}`);
      continue;
    }
    const [, key, value] = match as unknown as [string, string, string];
    if (![...REQUIRED, ...OPTIONAL].includes(key as never)) complain(end + 1, 'bad-header', `unknown header key ${key}; known are ${[...REQUIRED, ...OPTIONAL].join(', ')}`);
    else if (values.has(key)) complain(end + 1, 'bad-header', `the header key ${key} stands twice`);
    else if (value.trim() === '') complain(end + 1, 'bad-header', `the header key ${key} has no value`);
    values.set(key, value.trim());
    places.set(key, end + 1);
  }
  for (const key of REQUIRED) if (!values.has(key)) complain(1, 'bad-header', `the header key ${key} is missing`);
  return { values, lines: places, end };
}

function readTraits(text: string, complain: (code: string, detail: string) => void): Trait[] {
  const found = text.split(/\s+/).filter((t) => t !== '');
  for (const trait of found) if (!traits.includes(trait as Trait)) complain('bad-trait', `unknown trait ${trait}; the traits are ${traits.join(', ')}`);
  return found.filter((t): t is Trait => traits.includes(t as Trait)).sort();
}

/** `xs nonempty sorted; k positive` */
function readWhere(text: string, parameters: readonly { name: string }[], complain: (code: string, detail: string) => void): Map<string, Trait[]> {
  const found = new Map<string, Trait[]>();
  for (const clause of text.split(';').map((c) => c.trim()).filter((c) => c !== '')) {
    const [name, ...rest] = clause.split(/\s+/) as [string, ...string[]];
    if (!parameters.some((p) => p.name === name)) complain('bad-where', `where speaks of ${name}, which is not a parameter`);
    found.set(name, readTraits(rest.join(' '), complain));
  }
  return found;
}

/** The first place that does not parse. */
function firstError(node: Node): Node {
  for (const child of node.children) if (child && (child.isError || child.isMissing || child.hasError)) return firstError(child);
  return node;
}

async function readCode(code: string, entry: string, complain: Complain): Promise<{ parameters: Omit<Parameter, 'requires'>[]; returns: Type } | null> {
  const tree = await parseSource('python', code);
  try {
    const root = tree.rootNode;
    if (root.hasError) {
      complain(firstError(root).startPosition.row, 'not-python', 'this is not Python');
      return null;
    }
    for (const { name, free, start } of readNames(root).references) {
      if (free && REACHING.includes(name)) complain(code.slice(0, start).split('\n').length - 1, 'reaches-out', `${name} is not allowed in an atom`);
    }
    const definition = root.namedChildren.find((n) => n!.type === 'function_definition' && n!.childForFieldName('name')!.text === entry);
    if (!definition) {
      complain(0, 'no-entry', `there is no top-level function ${entry}`);
      return null;
    }
    return readSignature(definition, complain);
  } finally {
    tree.delete();
  }
}

function readSignature(definition: Node, complain: Complain): { parameters: Omit<Parameter, 'requires'>[]; returns: Type } | null {
  const row = definition.startPosition.row;
  const typeOf = (node: Node | null, what: string): Type | null => {
    const text = node?.text.replace(/\s+/g, '').replaceAll(',', ', ');
    if (text !== undefined && types.includes(text as Type)) return text as Type;
    complain(row, 'bad-type', `${what} ${text === undefined ? 'has no type' : `has the type ${text}`}; the types are ${types.join(', ')}`);
    return null;
  };
  const parameters = definition.childForFieldName('parameters')!.namedChildren.map((node) => {
    if (node!.type !== 'typed_parameter' || node!.namedChildren[0]!.type !== 'identifier') {
      complain(row, 'bad-parameter', `the parameter ${node!.text} is not of the form name: type`);
      return null;
    }
    const name = node!.namedChildren[0]!.text;
    const type = typeOf(node!.childForFieldName('type'), `parameter ${name}`);
    return type && { name, type };
  });
  const returns = typeOf(definition.childForFieldName('return_type'), 'the result');
  if (parameters.length === 0) complain(row, 'bad-parameter', 'an entry needs at least one parameter');
  if (!returns || parameters.length === 0 || parameters.some((p) => p === null)) return null;
  return { parameters: parameters as Omit<Parameter, 'requires'>[], returns };
}

async function countVariants(inputs: string, complain: Complain): Promise<number> {
  const tree = await parseSource('python', inputs);
  try {
    if (tree.rootNode.hasError) {
      complain(firstError(tree.rootNode).startPosition.row, 'not-python', 'the input variants are not Python');
      return 3;
    }
    return tree.rootNode.namedChildren.filter(
      (n) => n!.type === 'function_definition' && !n!.childForFieldName('name')!.text.startsWith('_') && n!.childForFieldName('parameters')!.namedChildren[0]?.text === 'rng',
    ).length;
  } finally {
    tree.delete();
  }
}
