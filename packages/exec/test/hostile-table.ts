import { canaryLines, type CanaryName } from '@codewalk/exec';

/** What no tier lets a job do; what only some prevent has a canary. */
export const lines = {
  ...canaryLines,
  cpu: { tries: 'use more CPU time than allowed, or none and never end' },
  memory: { tries: 'allocate more memory than allowed' },
  output: { tries: 'print more than allowed' },
  result: { tries: 'return more than allowed, or what is no result' },
  ending: { tries: 'end early: exit, crash, recurse without end, ask for input' },
  folder: { tries: 'leave files to the next job' },
  server: { tries: 'speak or decide in the server’s place' },
} as const;

export type Line = CanaryName | 'cpu' | 'memory' | 'output' | 'result' | 'ending' | 'folder' | 'server';

export interface Hostile {
  /** The program's name in hostile/. */
  readonly name: string;
  readonly line: Line;
  /** How it ends, as `outcomeText` says it; by group where they differ. */
  readonly ends: string;
  readonly inGroup?: Readonly<Record<string, string>>;
  /** The group in which it takes a minute. */
  readonly slowIn?: string;
}

const USER = 'limits, started by a user';
const row = (line: Line, name: string, ends: string, inGroup?: Readonly<Record<string, string>>): Hostile => ({ line, name, ends, ...(inGroup ? { inGroup } : {}) });
const TWICE = 'crashed: it ended its worker, and a fresh one too';

/** Every hostile program, the line it tries to cross, and its end. */
export const hostile: readonly Hostile[] = [
  row('cpu', 'loop_bytecode', 'limit: cpu'),
  row('cpu', 'loop_big_integer', 'limit: cpu'),
  row('cpu', 'loop_c', 'limit: cpu'),
  row('cpu', 'loop_regex', 'limit: cpu'),
  row('cpu', 'loop_ignores_signals', 'limit: cpu'),
  row('cpu', 'loop_swallows_exceptions', 'limit: cpu'),
  row('cpu', 'loop_in_thread', 'limit: cpu'),
  row('cpu', 'loop_in_children', 'limit: cpu'),
  row('cpu', 'loop_in_relays', 'limit: cpu'),
  row('cpu', 'loop_at_low_priority', 'limit: cpu'),
  row('cpu', 'raises_its_limits', 'limit: cpu'),
  row('cpu', 'raises_endlessly', 'limit: cpu'),
  row('memory', 'subclass_iterates_for_ever', 'limit: memory'),
  row('cpu', 'sleeps', 'limit: cpu'),
  row('cpu', 'waits_on_a_lock', 'limit: cpu'),
  row('cpu', 'becomes_sleep', 'limit: cpu'),
  row('output', 'becomes_yes', 'limit: output'),
  row('output', 'prints_for_ever', 'limit: output'),
  row('output', 'prints_from_a_child', 'limit: output'),
  row('result', 'result_50_megabytes', 'limit: result'),
  row('result', 'result_for_ever', 'limit: result'),
  row('result', 'not_a_number', 'raised: ValueError'),
  row('result', 'digits_10000', 'raised: ValueError'),
  row('result', 'surrogates', 'returned'),
  row('result', 'generator', 'raised: TypeError'),
  row('result', 'cycle', 'raised: ValueError'),
  row('result', 'equal_to_everything', 'raised: TypeError'),
  row('result', 'subclasses', 'returned'),
  row('memory', 'memory_10_gigabytes', 'limit: memory'),
  row('memory', 'memory_swallowed', 'returned'),
  row('memory', 'memory_grows', 'limit: memory'),
  row('memory', 'memory_map', 'raised: OSError'),
  row('processes', 'fork_bomb', 'limit: cpu'),
  row('processes', 'threads_10000', 'raised: RuntimeError'),
  row('ending', 'thread_left_behind', 'returned'),
  row('ending', 'exits_0', 'crashed: exit 0 without a result'),
  row('ending', 'exits_politely', 'raised: SystemExit'),
  row('ending', 'aborts', 'crashed: signal SIGSEGV', { limits: 'crashed: signal SIGABRT' }),
  row('ending', 'reads_stdin', 'raised: EOFError'),
  row('ending', 'null_dereference', 'crashed: signal SIGSEGV'),
  row('ending', 'recursion', 'raised: RecursionError'),
  row('ending', 'recursion_in_c', 'crashed: signal SIGSEGV'),
  row('ending', 'raises_a_monster', `raised: ${'M'.repeat(200)}`),
  row('daemons', 'daemon', 'returned'),
  row('daemons', 'daemon_sleeps', 'returned'),
  row('daemons', 'daemon_hydra', 'returned'),
  row('daemons', 'listens', 'returned'),
  row('signals', 'kills_parent', 'returned', { [USER]: TWICE }),
  row('signals', 'kills_everything', 'returned', { [USER]: TWICE }),
  row('signals', 'kills_one_by_one', 'returned', { [USER]: TWICE }),
  { ...row('signals', 'stops_parent', 'returned', { [USER]: TWICE }), slowIn: USER },
  row('writing', 'writes_outside', 'returned'),
  row('writing', 'deletes_outside', 'returned'),
  row('writing', 'writes_through_links', 'returned'),
  row('folder', 'fills_its_folder', 'returned'),
  row('folder', 'writes_a_large_file', 'raised: OSError'),
  row('folder', 'deep_folders', 'returned'),
  row('folder', 'closed_folders', 'returned'),
  row('folder', 'odd_names', 'returned'),
  row('folder', 'shared_memory', 'returned'),
  row('files', 'reads_secret', 'returned'),
  row('files', 'namespaces', 'returned'),
  row('environments', 'reads_environments', 'returned'),
  row('network', 'connects', 'returned'),
  row('server', 'exits_97', 'crashed: exit 97 without a result'),
  row('server', 'prints_bytes', 'returned'),
  row('server', 'forged_result', 'returned'),
  row('server', 'forged_replies', 'crashed: exit 0 without a result'),
  row('server', 'forged_nesting', 'crashed: a result nested deeper than 500'),
  row('server', 'forged_bytes', 'crashed: a result that is not JSON'),
  row('server', 'forged_exception', 'crashed: an exception that is not one'),
  row('server', 'closes_descriptors', 'crashed: exit 97 without a result'),
  row('server', 'replaces_the_library', 'crashed: exit 0 without a result'),
];
