import { parseSource, type Node } from '@codewalk/syntax';

/** What two methods mention: constants, lengths that they compare with, and what they expect at a place. Sorted, each once. */
export interface Facts {
  readonly ints: readonly number[];
  readonly longs: readonly bigint[];
  readonly doubles: readonly number[];
  /** UTF-16 units. */
  readonly chars: readonly number[];
  readonly strings: readonly string[];
  readonly lengths: readonly number[];
  /** For each method, places by constant index and the value that is compared with what stands there. */
  readonly positions: readonly (readonly Position[])[];
  /** For each method, and each array initialiser, its whole numbers and characters in the order of the source. */
  readonly runs: readonly (readonly number[])[];
}

export interface Position {
  readonly index: number;
  readonly value: number;
}

/** Reads what some methods mention from the syntax trees of their sources. What does not parse has no facts. */
export async function mineFacts(sources: readonly string[]): Promise<Facts> {
  const miner = new Miner();
  for (const source of sources) {
    const tree = await parseSource('java', source);
    miner.mine(tree.rootNode);
    tree.delete();
  }
  return miner.facts();
}

const INTEGERS = new Set(['decimal_integer_literal', 'hex_integer_literal', 'octal_integer_literal', 'binary_integer_literal']);
const FLOATS = new Set(['decimal_floating_point_literal', 'hex_floating_point_literal']);
const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=']);
const MAX_PLACE = 4096;

class Miner {
  readonly #ints = new Set<number>();
  readonly #longs = new Set<bigint>();
  readonly #doubles = new Set<number>();
  readonly #chars = new Set<number>();
  readonly #strings = new Set<string>();
  readonly #lengths = new Set<number>();
  readonly #positions: Position[][] = [];
  readonly #runs: number[][] = [];

  mine(root: Node): void {
    const pending: Node[] = [root];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (node.type === 'method_declaration') this.#method(node);
      else pending.push(...node.namedChildren.filter((child) => child !== null).reverse());
    }
  }

  facts(): Facts {
    const sorted = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);
    return {
      ints: sorted(this.#ints),
      longs: [...this.#longs].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
      doubles: sorted(this.#doubles),
      chars: sorted(this.#chars),
      strings: [...this.#strings].sort(),
      lengths: sorted(this.#lengths),
      positions: this.#positions,
      runs: this.#runs,
    };
  }

  #method(method: Node): void {
    const positions: Position[] = [];
    const run: number[] = [];
    this.#walk(method, positions, run);
    if (positions.length > 0) this.#positions.push(positions);
    if (run.length > 1) this.#runs.push(run);
  }

  #walk(node: Node, positions: Position[], run: number[]): void {
    const value = constantOf(node);
    if (value !== null) this.#take(node, value, run);
    if (node.type === 'string_literal') this.#strings.add(textOf(node.text));
    if (FLOATS.has(node.type)) this.#doubles.add(Number(node.text.replace(/[_fFdD]/g, '')));
    if (node.type === 'binary_expression') this.#comparison(node, positions);
    const own: number[] = [];
    for (const child of node.namedChildren) if (child) this.#walk(child, positions, node.type === 'array_initializer' ? own : run);
    if (own.length > 1) this.#runs.push(own);
    run.push(...own);
  }

  #take(node: Node, value: bigint, run: number[]): void {
    if (node.type === 'character_literal') this.#chars.add(Number(value));
    else this.#longs.add(value);
    if (value < -(2n ** 31n) || value >= 2n ** 32n) return;
    if (node.type !== 'character_literal') this.#ints.add(Number(value) | 0);
    run.push(Number(value));
  }

  #comparison(node: Node, positions: Position[]): void {
    const operator = node.childForFieldName('operator')?.text ?? '';
    const left = plain(node.childForFieldName('left'));
    const right = plain(node.childForFieldName('right'));
    if (!COMPARISONS.has(operator) || !left || !right) return;
    for (const [tested, constant] of [[left, right], [right, left]] as const) {
      const value = constantOf(constant) ?? negative(constant);
      if (value === null) continue;
      if (isLength(tested) && value >= 0n && value <= MAX_PLACE) for (const near of [value - 1n, value, value + 1n]) if (near >= 0n) this.#lengths.add(Number(near));
      const index = placeOf(tested);
      if (index !== null && index <= MAX_PLACE) positions.push({ index, value: Number(BigInt.asIntN(32, value)) });
    }
  }
}

/** A whole number or a character as it is written. */
function constantOf(node: Node): bigint | null {
  if (node.type === 'character_literal') return BigInt(textOf(node.text).charCodeAt(0) || 0);
  if (!INTEGERS.has(node.type)) return null;
  const digits = node.text.replace(/[_lL]/g, '');
  try {
    return BigInt(node.type === 'octal_integer_literal' && /^0\d/.test(digits) ? `0o${digits.slice(1)}` : digits);
  } catch {
    return null; // a number that Java refuses as well
  }
}

function negative(node: Node): bigint | null {
  const operand = node.type === 'unary_expression' && node.childForFieldName('operator')?.text === '-' ? plain(node.childForFieldName('operand')) : null;
  const value = operand ? constantOf(operand) : null;
  return value === null ? null : -value;
}

/** Without parentheses, casts, and masks that only make a byte unsigned. */
function plain(node: Node | null): Node | null {
  if (!node) return null;
  if (node.type === 'parenthesized_expression') return plain(node.namedChildren[0] ?? null);
  if (node.type === 'cast_expression') return plain(node.childForFieldName('value'));
  if (node.type === 'binary_expression' && node.childForFieldName('operator')?.text === '&' && /^0x0*ff(ff)?L?$/i.test(node.childForFieldName('right')?.text ?? '')) return plain(node.childForFieldName('left'));
  return node;
}

const isLength = (node: Node): boolean =>
  (node.type === 'field_access' && node.childForFieldName('field')?.text === 'length') ||
  (node.type === 'method_invocation' && ['length', 'size'].includes(node.childForFieldName('name')?.text ?? '') && (node.childForFieldName('arguments')?.namedChildCount ?? 0) === 0);

/** The constant index of `a[3]`, `s.charAt(3)`, `list.get(3)`. */
function placeOf(node: Node): number | null {
  const index = node.type === 'array_access' ? node.childForFieldName('index')
    : node.type === 'method_invocation' && ['charAt', 'get', 'codePointAt'].includes(node.childForFieldName('name')?.text ?? '') ? (node.childForFieldName('arguments')?.namedChildren[0] ?? null) : null;
  const value = index ? constantOf(index) : null;
  return value === null ? null : Number(value);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', s: ' ', '0': '\0' };

/** What a character or string literal stands for, quotes taken off. */
function textOf(literal: string): string {
  const inner = literal.startsWith('"""') ? literal.slice(3, -3).replace(/^[^\n]*\n/, '') : literal.slice(1, -1);
  return inner.replace(/\\(u+[0-9a-fA-F]{4}|[0-3]?[0-7]{1,2}|[\s\S])/g, (_, code: string) => {
    if (code.startsWith('u') && code.length > 1) return String.fromCharCode(Number.parseInt(code.replace(/^u+/, ''), 16));
    if (/^[0-7]+$/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
    return ESCAPES[code] ?? code;
  });
}
