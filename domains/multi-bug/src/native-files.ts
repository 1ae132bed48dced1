import { CodewalkError, refuse, type Context, type File, type Refusal, type Result } from '@codewalk/core';
import type { Atom } from './atom.js';
import { readBug, type BugFiles } from './native-bug.js';
import { readHistory } from './native-history.js';
import { parseRecipe } from './native-recipe.js';

const NAME = /^[a-z0-9][a-z0-9-]*$/;

/**
 * Reads a pool: one folder a repository with `recipe.toml`, its history and `bugs/` (docs/multi-bug.md). One result a bug; a
 * folder that cannot be read is a refusal for each of its problems.
 */
export async function parseFiles(files: readonly File[], ctx: Context): Promise<Result<Atom>[]> {
  const folders = new Map<string, Map<string, File>>();
  const stray: Refusal[] = [];
  for (const file of files) {
    const [folder, ...rest] = file.path.split('/');
    if (rest.length === 0) {
      if (!/\.md$/.test(file.path)) stray.push(refuse('not-in-a-repository', 'a file of a repository stands in a folder of its own', file.path));
      continue;
    }
    const own = folders.get(folder!) ?? new Map<string, File>();
    folders.set(folder!, own.set(rest.join('/'), file));
  }
  return [...stray, ...(await Promise.all([...folders].map(([folder, own]) => parseFolder(folder, own, ctx)))).flat()];
}

async function parseFolder(folder: string, files: ReadonlyMap<string, File>, ctx: Context): Promise<Result<Atom>[]> {
  if (!NAME.test(folder)) return [refuse('bad-id', 'a repository folder is named by lower-case letters, digits and dashes', folder)];
  const recipeFile = files.get('recipe.toml');
  if (!recipeFile) return [refuse('no-recipe', 'recipe.toml is not there', `${folder}/recipe.toml`)];
  const recipe = parseRecipe(recipeFile);
  if ('refusals' in recipe) return recipe.refusals;
  const below = new Map([...files].map(([path, file]) => [path, { ...file, path }]));
  const history = await inWorld('repository.bundle', () => readHistory(below, ctx));
  if (!history.ok) return [{ ...history, at: history.at === undefined ? folder : `${folder}/${history.at}` }];
  const refused: Refusal[] = [];
  const bugs: BugFiles[] = [];
  for (const path of [...files.keys()].filter((p) => p.startsWith('bugs/'))) {
    const [, name, own] = /^bugs\/([^/]+?)(?:\.toml|\/(bug\.toml|gold\.patch|test\.patch|mutation\.patch))$/.exec(path) ?? [];
    if (name === undefined) refused.push(refuse('unknown-file', 'a bug is bugs/<id>.toml, or a folder with bug.toml and its patches', `${folder}/${path}`));
    else if (!NAME.test(name)) refused.push(refuse('bad-id', 'a bug is named by lower-case letters, digits and dashes', `${folder}/${path}`));
    else if (own === undefined || own === 'bug.toml') {
      const patch = (kind: string): File | undefined => (own === undefined ? undefined : files.get(`bugs/${name}/${kind}.patch`));
      bugs.push({ folder, name, description: files.get(path)!, patches: { gold: patch('gold'), test: patch('test'), mutation: patch('mutation') }, native: recipe.value, history: history.value });
    } else if (!files.has(`bugs/${name}/bug.toml`)) refused.push(refuse('no-description', `bug.toml is not beside it`, `${folder}/${path}`));
  }
  const results = await Promise.all(bugs.map(async (bug): Promise<Result<Atom>[]> => {
    const read = await inWorld(bug.description.path, async () => ({ ok: true as const, value: await readBug(bug, ctx) }));
    if (!read.ok) return [read];
    return 'atom' in read.value ? [{ ok: true, value: read.value.atom }] : read.value.refusals;
  }));
  const twice = bugs.filter(({ name }, i) => bugs.findIndex((other) => other.name === name) !== i);
  return [...refused, ...twice.map(({ name, description }) => refuse('repeated-id', `the bug ${name} is described twice`, description.path)), ...results.flat()];
}

/** What a repository's own content makes the git runtime refuse is a refusal of that folder. */
async function inWorld<T>(at: string, read: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof CodewalkError && cause.kind === 'usage') return refuse(cause.code, cause.message, at);
    throw cause;
  }
}
