import { readTyped, type JavaEffects, type JavaInput, type JavaLimits, type JavaOutcome, type JavaSide, type TypedValue } from '@codewalk/core';
import type { Compiled } from './java-compiler.js';

/** A program whose sides have compiled. The first `guards` of them, where there are any, are guards of the others. */
export interface Ready {
  readonly guards: number;
  readonly sides: readonly { readonly side: JavaSide; readonly compiled: Compiled }[];
  readonly inputs: readonly JavaInput[];
}

/** Calls of one side with some of its inputs, in order. */
export interface Segment {
  readonly program: number;
  readonly side: number;
  readonly from: number;
  readonly to: number;
}

/** What a virtual machine is given: the lines that Driver.java describes, in ASCII. */
export function writeWork(programs: readonly Ready[], segments: readonly Segment[], careful: boolean, limits: JavaLimits): string {
  const lines = [JSON.stringify({ careful, outputBytes: limits.outputBytes, valueBytes: limits.valueBytes, limitsPerGuard: limits.cpuLimitsPerSide })];
  let last = -1;
  for (const { program, side, from, to } of segments) {
    const { sides, inputs, guards } = programs[program]!;
    // the inputs of a segment alone where the program is not called with the others
    if (program !== last) lines.push(`P ${JSON.stringify(inputs.map((input) => [input.arguments, input.same ?? []]))}`);
    last = program;
    const { side: { className, method, parameters }, compiled: { home, classes, stateful } } = sides[side]!;
    const role = side < guards ? 'guard' : guards > 0 ? 'guarded' : 'plain';
    lines.push(`S ${JSON.stringify({ classes, class: home + className, method, parameters, stateful, role, from, to })}`);
  }
  return `${lines.join('\n')}\n`.replace(/[^\n -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What is said of one call; `unfit` of it and the others of its side, `left` of what it left behind, `spared` where a guard was spent. */
export type Said =
  | { readonly kind: 'outcome'; readonly outcome: JavaOutcome; readonly trace: string }
  | { readonly kind: 'unfit'; readonly why: string }
  | { readonly kind: 'spared' }
  | { readonly kind: 'left'; readonly code: string; readonly detail: string };

/** One frame with the call that it is of; `end` after the last. */
export interface Frame {
  readonly program: number;
  readonly side: number;
  readonly input: number;
  readonly said: Said;
}

/** Frames in order. `whole`: the end was there; `wrong`: a frame that is none, or not the next one, after which nothing is taken. */
export interface Frames {
  readonly frames: readonly Frame[];
  readonly whole: boolean;
  readonly wrong: boolean;
}

export function readFrames(text: string, segments: readonly Segment[]): Frames {
  const frames: Frame[] = [];
  const outcomes = new Dictionary(outcomeOf);
  const total = segments.reduce((sum, s) => sum + s.to - s.from, 0);
  if (!text.startsWith(BEGIN)) return { frames, whole: false, wrong: text !== '' && !BEGIN.startsWith(text) };
  let at = BEGIN.length;
  let first = 0;
  for (const [i, { program, side, from, to }] of segments.entries()) {
    if (i > 0 && segments[i - 1]!.program !== program) outcomes.forget();
    for (let input = from; input < to; input++) {
      const end = text.indexOf('\n', at);
      if (end < 0) return { frames, whole: false, wrong: false };
      const said = read(text.slice(at, end), first + input - from, outcomes);
      if (said === null) return { frames, whole: false, wrong: true };
      frames.push({ program, side, input, said });
      at = end + 1;
      if (said.kind === 'left') return { frames, whole: false, wrong: false };
      if (said.kind === 'unfit') break;
    }
    first += to - from;
  }
  const rest = text.slice(at);
  return { frames, whole: rest === `${total} end\n`, wrong: rest !== `${total} end\n` && rest.includes('\n') };
}

const BEGIN = 'begin\n';

/** Texts by the number of their first time, as Frames.java counts them; each outcome is made once. */
class Dictionary {
  readonly #texts: string[] = [];
  readonly #outcomes = new Map<string, JavaOutcome>();
  readonly #make: (text: string) => JavaOutcome;

  constructor(make: (text: string) => JavaOutcome) {
    this.#make = make;
  }

  forget(): void {
    this.#texts.length = 0;
    this.#outcomes.clear();
  }

  text(reference: string): string | null {
    if (reference.startsWith('.')) return this.#texts[this.#texts.push(reference.slice(1)) - 1]!;
    return reference.startsWith('=') ? (this.#texts[Number(reference.slice(1))] ?? null) : null;
  }

  outcome(text: string): JavaOutcome {
    const known = this.#outcomes.get(text) ?? this.#make(text);
    this.#outcomes.set(text, known);
    return known;
  }
}

function read(line: string, number: number, outcomes: Dictionary): Said | null {
  const start = `${number} `;
  if (!line.startsWith(start)) return null;
  const rest = line.slice(start.length);
  if (rest === '-') return { kind: 'spared' };
  if (rest.startsWith('#')) return { kind: 'unfit', why: rest.slice(1) };
  if (rest.startsWith('!')) {
    const space = rest.indexOf(' ');
    return { kind: 'left', code: rest.slice(1, space), detail: rest.slice(space + 1) };
  }
  const [reference, traceReference] = rest.split('\t');
  const text = outcomes.text(reference!);
  const trace = traceReference === undefined ? '' : outcomes.text(traceReference);
  return text === null || trace === null ? null : { kind: 'outcome', outcome: outcomes.outcome(text), trace };
}

interface RawOutcome {
  readonly v?: unknown;
  readonly x?: string;
  readonly l?: 'memory' | 'stack' | 'cpu' | 'output' | 'value';
  readonly r?: string;
  readonly d?: string;
  readonly a?: Readonly<Record<string, unknown>>;
  readonly o?: string;
  readonly e?: string;
}

/** The outcome of a text that came out of a sandbox, and may be anything. */
function outcomeOf(text: string): JavaOutcome {
  let raw: RawOutcome;
  try {
    raw = JSON.parse(text) as RawOutcome;
  } catch {
    return { kind: 'refused', code: 'not-a-value', detail: 'what came back is not a typed value' };
  }
  if (raw.l !== undefined) return { kind: 'limit', limit: raw.l };
  if (raw.r !== undefined) return { kind: 'refused', code: raw.r, detail: String(raw.d) };
  const changed: Record<string, TypedValue> = {};
  for (const [place, document] of Object.entries(raw.a ?? {})) {
    const value = readTyped(document);
    if (!value.ok) return { kind: 'refused', code: value.code, detail: value.detail };
    changed[place] = value.value;
  }
  const effects: JavaEffects = {
    ...(raw.a ? { changed } : {}),
    ...(raw.o === undefined ? {} : { out: String(raw.o) }),
    ...(raw.e === undefined ? {} : { err: String(raw.e) }),
  };
  const left = Object.keys(effects).length > 0 ? { effects } : {};
  if (raw.x !== undefined) return { kind: 'threw', exception: String(raw.x), ...left };
  const value = readTyped(raw.v);
  return value.ok ? { kind: 'returned', value: value.value, ...left } : { kind: 'refused', code: value.code, detail: value.detail };
}
