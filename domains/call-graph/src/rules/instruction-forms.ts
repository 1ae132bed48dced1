import type { Instruction } from '../task.js';
import { contentOf, type Statement } from './body.js';
import { literalOf, textOf } from './shape.js';
import { child, named, type Syntax } from './tree.js';

/** Whether a statement obeys an instruction, in one of the ways that say the same (paper A.2). */
export function obeys(statement: Statement, instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'comment': return false;
    case 'assert-unequal': return statement.of === 'assert' && comparesAs(statement.test, instruction.value, '!=', instruction.bound);
    case 'assert-below': return statement.of === 'assert' && comparesAs(statement.test, instruction.value, '<', instruction.bound);
    case 'assert-above': return statement.of === 'assert' && comparesAs(statement.test, instruction.value, '>', instruction.bound);
    case 'print-before': return statement.of === 'print' && printsAs(statement.call, [instruction.text, { name: instruction.value }]);
    case 'print-after': return statement.of === 'print' && printsAs(statement.call, [{ name: instruction.value }, instruction.text]);
    default: return statement.of === 'assign' && !statement.augmented && statement.targets.length === 1 && statement.targets[0] === instruction.target && computes(bare(contentOf(statement)), instruction);
  }
}

const bare = (node: Syntax): Syntax => (node.type === 'parenthesized_expression' ? bare(named(node)[0]!) : node);
const isName = (node: Syntax, name: string): boolean => bare(node).type === 'identifier' && bare(node).text === name;

const FLIPPED: Readonly<Record<string, string>> = { '!=': '!=', '==': '==', '<': '>', '>': '<' };

function comparesAs(test: Syntax, value: string, wanted: string, bound: number | string): boolean {
  const node = bare(test);
  if (node.type === 'not_operator') return wanted === '!=' && comparesAs(named(node)[0]!, value, '==', bound);
  if (node.type !== 'comparison_operator') return false;
  const [left, right] = named(node) as [Syntax, Syntax];
  const sign = node.children.find((part) => part.field === 'operators')?.text ?? '';
  const is = (part: Syntax): boolean => (typeof bound === 'string' ? textOf(bare(part)) === bound : literalOf(part) === bound);
  return (isName(left, value) && is(right) && sign === wanted) || (isName(right, value) && is(left) && FLIPPED[sign] === wanted);
}

type Piece = string | { readonly name: string };

/** The arguments as they would be printed, or one f-string that prints the same. */
function printsAs(call: Syntax, wanted: readonly [Piece, Piece]): boolean {
  const given = named(child(call, 'arguments')!);
  if (given.length === 2) return given.every((argument, i) => matches(argument, wanted[i]!));
  if (given.length !== 1) return false;
  const pieces = joined(given[0]!);
  const spaced = typeof wanted[0] === 'string' ? [`${wanted[0]} `, wanted[1]] : [wanted[0], ` ${wanted[1] as string}`];
  return pieces !== null && pieces.length === 2 && pieces.every((piece, i) => samePiece(piece, spaced[i]!));
}

const matches = (node: Syntax, piece: Piece): boolean => (typeof piece === 'string' ? textOf(bare(node)) === piece : isName(node, piece.name));

const samePiece = (a: Piece, b: Piece): boolean => (typeof a === 'string' ? a === b : typeof b !== 'string' && a.name === b.name);

type Arithmetic = Extract<Instruction, { number: number }>;

function computes(node: Syntax, instruction: Extract<Instruction, { target: string }>): boolean {
  switch (instruction.kind) {
    case 'add': case 'subtract': case 'multiply': case 'divide': return calculates(node, instruction);
    case 'prefix': return joins(node, [instruction.text, { name: instruction.value }]);
    case 'suffix': return joins(node, [{ name: instruction.value }, instruction.text]);
    case 'surround': return joins(node, [instruction.text, { name: instruction.value }, instruction.other]);
    case 'replace': return replaces(node, instruction);
  }
}

const SIGNS = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const;

function calculates(node: Syntax, { kind, value, number }: Arithmetic): boolean {
  if (node.type !== 'binary_operator' || child(node, 'operator')!.text !== SIGNS[kind]) return false;
  const left = child(node, 'left')!;
  const right = child(node, 'right')!;
  const commutes = kind === 'add' || kind === 'multiply';
  return (isName(left, value) && literalOf(right) === number) || (commutes && isName(right, value) && literalOf(left) === number);
}

function replaces(node: Syntax, { value, text, other }: Extract<Instruction, { other: string }>): boolean {
  const callee = node.type === 'call' ? child(node, 'function')! : undefined;
  if (callee?.type !== 'attribute' || child(callee, 'attribute')!.text !== 'replace' || !isName(child(callee, 'object')!, value)) return false;
  const given = named(child(node, 'arguments')!);
  return given.length === 2 && textOf(bare(given[0]!)) === text && textOf(bare(given[1]!)) === other;
}

function joins(node: Syntax, wanted: readonly Piece[]): boolean {
  const pieces = joined(node);
  return pieces !== null && pieces.length === wanted.length && pieces.every((piece, i) => samePiece(piece, wanted[i]!));
}

/** A sum of texts or an f-string as its pieces; null for anything else. */
function joined(outer: Syntax): Piece[] | null {
  const node = bare(outer);
  if (node.type === 'identifier') return [{ name: node.text }];
  if (node.type === 'binary_operator' && child(node, 'operator')!.text === '+') {
    const left = joined(child(node, 'left')!);
    const right = joined(child(node, 'right')!);
    return left && right ? [...left, ...right] : null;
  }
  const plain = textOf(node);
  if (plain !== null) return [plain];
  if (node.type !== 'string' || !/^f["']$/i.test(node.children[0]!.text)) return null;
  const pieces: Piece[] = [];
  for (const part of node.children.slice(1, -1)) {
    if (part.type === 'string_content' && part.children.length === 0) pieces.push(part.text);
    else if (part.type === 'interpolation' && part.children.length === 3 && named(part)[0]!.type === 'identifier') pieces.push({ name: named(part)[0]!.text });
    else return null;
  }
  return pieces;
}
