import { child, named, type Comment, type Source, type Syntax } from './tree.js';

/** A function of the module's own level. */
export interface ReadFunction {
  readonly name: string;
  readonly node: Syntax;
  readonly body: readonly Syntax[];
  /** Row of the colon that ends its head. */
  readonly headRow: number;
  /** Comments alone on their line that stand in it, in order. */
  readonly comments: readonly Comment[];
}

export interface ReadModule {
  readonly functions: readonly ReadFunction[];
  /** Every imported name as one line, sorted: `import math`, `from mylibrary import slow`. */
  readonly imports: readonly string[];
  /** The last statement, where it is the `__main__` block. */
  readonly entry: Syntax | null;
  /** Statements that are none of these, in words. */
  readonly others: readonly string[];
}

/** Sorts the statements of a module into what our programs consist of, and the rest. */
export function readModule({ root, comments }: Source): ReadModule {
  const statements = named(root);
  const functions: ReadFunction[] = [];
  const imports: string[] = [];
  const others: string[] = [];
  let entry: Syntax | null = null;
  statements.forEach((node, i) => {
    const plainDef = node.type === 'function_definition' && node.children[0]!.type === 'def';
    if (plainDef) functions.push(readFunction(node, comments, statements[i + 1]?.row ?? Infinity));
    else if (node.type === 'import_statement' || node.type === 'import_from_statement') imports.push(...importsOf(node));
    else if (node.type === 'if_statement' && i === statements.length - 1) entry = node;
    else others.push(`line ${node.row + 1}: ${node.type.replace(/_/g, ' ')}`);
  });
  return { functions, imports: imports.sort(), entry, others };
}

function readFunction(node: Syntax, comments: readonly Comment[], endRow: number): ReadFunction {
  const body = child(node, 'body');
  const colon = node.children.filter((c) => c.type === ':').at(-1)!;
  const lines = new Set<number>();
  const collect = (part: Syntax): void => {
    if (part.children.length === 0) for (let row = part.row; row <= part.endRow; row++) lines.add(row);
    else part.children.forEach(collect);
  };
  const own = comments.filter(({ row, column }) => row > colon.row && row < endRow && column > 0);
  if (own.length > 0) collect(node);
  return {
    name: child(node, 'name')!.text,
    node,
    body: body ? named(body) : [],
    headRow: colon.row,
    comments: own.filter(({ row }) => !lines.has(row)),
  };
}

function importsOf(node: Syntax): string[] {
  const source = child(node, 'module_name');
  const what = node.children.filter((c) => c.field === 'name' || c.type === 'wildcard_import').map((c) => (c.type === 'aliased_import' ? named(c).map((n) => n.text).join(' as ') : c.text));
  return what.map((name) => (source ? `from ${source.text} import ${name}` : `import ${name}`));
}
