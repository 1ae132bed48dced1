import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JavaRun } from '@codewalk/core';
import type { Machine } from '@codewalk/exec';
import { calls, hostile, inWords, openJava, withoutJava } from './java-place.js';

const all = (what: string): string[] => [what, what, what];

/** How each hostile program ends, called with 1, 2 and 3. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  exits: all('refused: exits'),
  halts: all('refused: exits'),
  exits_when_loaded: all('refused: exits'),
  loops: ['returned 1', 'limit: cpu', 'returned 3'],
  loops_and_swallows: all('limit: cpu'),
  prints_for_ever: all('limit: output'),
  prints_and_swallows: all('limit: output'),
  memory: all('limit: memory'),
  memory_at_once: all('limit: memory'),
  recursion: all('limit: stack'),
  recursion_wrapped: all('limit: stack'),
  threads: all('refused: thread'),
  threads_without_end: all('refused: thread'),
  properties: all('refused: global-state'),
  locale: all('refused: global-state'),
  zone: all('refused: global-state'),
  replaces_stdout: all('refused: global-state'),
  raw_descriptor: all('refused: raw-output'),
  every_descriptor: all('refused: raw-output'),
  channel_again: all('returned "nothing"'),
  reflection: all('refused: forbidden-class'),
  driver_by_name: all('refused: forbidden-class'),
  unsafe: all('refused: forbidden-class'),
  handles: all('refused: forbidden-class'),
  native_library: all('threw java.lang.UnsatisfiedLinkError'),
  sleeps: ['returned 1', 'limit: cpu', 'returned 3'],
  ends_parent: ['returned 1', 'returned 2', 'returned 3'],
  stops_all_threads: all('refused: exits'),
  static_state: all('returned 1'),
  long_text: all('limit: value'),
  own_list: all('refused: subclass'),
  own_class: all('refused: unknown-type'),
  contains_itself: all('refused: too-deep'),
  lazy: all('refused: lazy'),
  own_exception: all('threw java.lang.IllegalArgumentException'),
  reads_files: all('returned "nothing"'),
  reads_stdin: all('returned -1'),
};

const HEALTHY = 'class Hostile { static Object call(int x) { System.out.print(x); return java.util.List.of(x, System.lineSeparator(), String.format("%.1f", x / 2.0)); } }';
const right = [1, 2, 3].map((x) => ({ kind: 'returned', value: [x, '\n', `${Math.trunc(x / 2)}.${x % 2 === 0 ? 0 : 5}`], effects: { out: String(x) } }));

describe.skipIf(withoutJava !== null)('hostile Java', () => {
  let machine: Machine;
  let runs: ReadonlyMap<string, JavaRun>;
  let neighbours: readonly JavaRun[];

  beforeAll(async () => {
    machine = await openJava();
    const names = Object.keys(hostile);
    const rows = [[1], [2], [3]];
    // a harmless program after each, in the same virtual machines as far as they last
    const programs = names.flatMap((name) => [calls(hostile[name]!, ['int'], rows), calls(`${HEALTHY}//${name}`, ['int'], rows)]);
    const made = await machine.runtimes.java.run(programs, new AbortController().signal);
    runs = new Map(names.map((name, i) => [name, made[2 * i]!]));
    neighbours = made.filter((_, i) => i % 2 === 1);
  });
  afterAll(() => machine?.close());

  it('has an end in the table for every program', () => {
    expect(Object.keys(ENDS).sort()).toEqual(Object.keys(hostile));
  });

  it.each(Object.entries(ENDS))('%s', (name, ends) => {
    const run = runs.get(name)!;
    expect(run.kind === 'ran' ? run.outcomes[0]!.map(inWords) : run).toEqual(ends);
  });

  it('touches no other program', () => {
    for (const run of neighbours) expect(run).toEqual({ kind: 'ran', outcomes: [right] });
  });
});
