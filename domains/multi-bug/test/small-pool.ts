import { textFile, type Context, type File } from '@codewalk/core';
import domain from '@codewalk/multi-bug';
import type { Atom } from '../src/atom.js';
import type { Task } from '../src/task.js';
import { writeDiff } from '../src/write-diff.js';

/** A source file and its test file: at first, after the fix `one`, after a change that is no fix, after the fix `two`. */
export type SmallHistory = readonly [Small, Small, Small, Small];
type Small = readonly [source: string, tests: string];

/** A repository of one source file and one test file with two fixes and a change between them. */
export function smallPool(history: SmallHistory): File[] {
  const states = history.map(([source, tests]) => [textFile('lib/x.py', source), textFile('tests/test_x.py', tests)]);
  const patch = (i: number): File => textFile(`small/history/000${i}-change.patch`, `Date: 2020-01-0${i}T00:00:00Z\n\n${writeDiff(states[i - 1]!, states[i]!)}`);
  return [
    textFile('small/recipe.toml', 'name = "small"\nabout = "Small."\nlicence = "CC0-1.0"\neditable = ["lib/**"]\nrunner = "pytest"\ntests = ["tests"]\npaths = ["lib"]\nperTestSeconds = 1\n'),
    ...states[0]!.map((f) => ({ ...f, path: `small/base/${f.path}` })),
    ...[1, 2, 3].map(patch),
    textFile('small/bugs/one.toml', 'fix = ["0001"]\nfail_to_pass = ["tests/test_x.py::test_one"]\n'),
    textFile('small/bugs/two.toml', 'fix = ["0003"]\nfail_to_pass = ["tests/test_x.py::test_two"]\n'),
  ];
}

/** The files of an injected bug at the base of a repository. */
export const mutation = (folder: string, name: string, path: string, before: string, after: string, tests: readonly string[] = ['t']): File[] => [
  textFile(`${folder}/bugs/${name}/bug.toml`, `kind = "injected"\nbase = "0000"\nfail_to_pass = ${JSON.stringify(tests)}\n`),
  textFile(`${folder}/bugs/${name}/mutation.patch`, writeDiff([textFile(path, before)], [textFile(path, after)])),
];

/** Composes atoms; throws where they are refused. */
export async function composeWith(atoms: readonly Atom[], ctx: Context, options: object = {}): Promise<{ task: Task; reference: string }> {
  const made = await domain.compose(atoms, domain.schema.options.parse(options), ctx);
  if (!made.ok) throw new Error(`${made.code}: ${made.detail}`);
  return made.value;
}
