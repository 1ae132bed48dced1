import { parseSource, type Language, type Node } from '@codewalk/syntax';

/** A part of a module or a class that has a name: a test, a definition, an import. Places are in UTF-16 units. */
export interface Unit {
  /** Kind and name; a second one of the same name counts on. */
  readonly key: string;
  readonly isImport: boolean;
  readonly text: string;
  /** From the start of its first line, its own comments included, to its end. */
  readonly start: number;
  readonly end: number;
  /** The named parts of a class, of a `describe` or of a test with tests of its own, and where more can be added. */
  readonly inside?: Container;
}

export interface Container {
  readonly units: readonly Unit[];
  /** Where a further unit goes: after the last one, in a function after the last test. */
  readonly end: number;
}

/** The named parts of a source in order; null where it does not parse. */
export async function readUnits(language: Language, source: string): Promise<Container | null> {
  const tree = await parseSource(language, source);
  try {
    return tree.rootNode.hasError ? null : readContainer(tree.rootNode, source, source.length);
  } finally {
    tree.delete();
  }
}

const COMMENT = 'comment';

function readContainer(parent: Node, source: string, end: number): Container {
  const units: Unit[] = [];
  const seen = new Map<string, number>();
  let comments: Node | undefined;
  let last: Node | undefined;
  for (const node of parent.namedChildren) {
    if (!node) continue;
    if (node.type === COMMENT) {
      // a comment behind code on its line belongs to that code
      if (last && last.endPosition.row === node.startPosition.row) continue;
      comments = comments && last && node.startPosition.row === last.endPosition.row + 1 ? comments : node;
      last = node;
      continue;
    }
    const first = comments && last && node.startPosition.row === last.endPosition.row + 1 ? comments : node;
    comments = undefined;
    last = node;
    const name = nameOf(node);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const start = lineStart(source, first.startIndex);
    const body = bodyOf(node);
    units.push({
      key: count === 1 ? name : `${name}#${count}`,
      isImport: isImport(node),
      text: source.slice(start, node.endIndex),
      start,
      end: node.endIndex,
      ...(body ? { inside: readContainer(body, source, endInside(body)) } : {}),
    });
  }
  if (parent.type === 'module' || parent.type === 'program') return { units, end };
  const lastTest = parent.type === 'statement_block' ? units.findLast(({ key }) => key.startsWith('call ')) : undefined; // behind it tape's `t.end()` may stand
  return { units, end: (lastTest ?? units.at(-1))?.end ?? end };
}

const endInside = (body: Node): number => (body.type === 'block' ? body.endIndex : body.startIndex + 1);

const lineStart = (source: string, at: number): number => {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  return /^\s*$/.test(source.slice(start, at)) ? start : at;
};

const IMPORTS = ['import_statement', 'import_from_statement', 'future_import_statement'];

function isImport(node: Node): boolean {
  if (IMPORTS.includes(node.type)) return true;
  return declared(node).some((d) => /^(?:await\s+)?(?:require|import)\s*\(/.test(d.childForFieldName('value')?.text ?? ''));
}

const declared = (node: Node): Node[] => (/^(?:lexical|variable)_declaration$/.test(node.type) ? node.namedChildren.filter((n): n is Node => n?.type === 'variable_declarator') : []);

function nameOf(node: Node): string {
  const definition = node.type === 'decorated_definition' || node.type === 'export_statement' ? (node.childForFieldName('definition') ?? node.childForFieldName('declaration') ?? node) : node;
  const name = definition.childForFieldName('name')?.text;
  if (name !== undefined && /definition|declaration/.test(definition.type)) return `${/class/.test(definition.type) ? 'class' : 'def'} ${name}`;
  if (isImport(node)) return `import ${node.text}`;
  const variables = declared(node);
  if (variables.length > 0) return `set ${variables.map((v) => v.childForFieldName('name')?.text).join(', ')}`;
  const inner = node.type === 'expression_statement' ? node.namedChild(0) : null;
  if (inner?.type === 'assignment') return `set ${inner.childForFieldName('left')?.text}`;
  const titled = titledCall(node);
  return titled ? `call ${titled.callee} ${titled.title}` : `text ${node.text}`;
}

interface TitledCall {
  readonly callee: string;
  /** As it is written, quotes included. */
  readonly title: string;
  /** The statements of the function that it is given. */
  readonly body: Node | null;
}

/** A statement that calls something with a title first, as tests and suites of JavaScript do. */
function titledCall(node: Node): TitledCall | null {
  const said = node.type === 'expression_statement' ? node.namedChild(0) : null;
  const call = said?.type === 'await_expression' ? said.namedChild(0) : said;
  if (call?.type !== 'call_expression') return null;
  const given = call.childForFieldName('arguments')?.namedChildren ?? [];
  if (!given[0] || !/string/.test(given[0].type)) return null;
  const body = given.find((n) => n && /function/.test(n.type))?.childForFieldName('body') ?? null;
  return { callee: call.childForFieldName('function')!.text, title: given[0].text, body: body?.type === 'statement_block' ? body : null };
}

/** The statements of a class, of a suite such as `describe`, or of a test in which others stand, as tape has them. */
function bodyOf(node: Node): Node | null {
  const definition = node.type === 'decorated_definition' ? (node.childForFieldName('definition') ?? node) : node;
  if (/^class_/.test(definition.type)) return definition.childForFieldName('body');
  const { callee, body } = titledCall(node) ?? {};
  if (!callee || !body) return null;
  return /^(?:describe|suite|context)\b/.test(callee) || body.namedChildren.some((child) => child && /(?:^|\.)(?:test|it)$/.test(titledCall(child)?.callee ?? '')) ? body : null;
}
