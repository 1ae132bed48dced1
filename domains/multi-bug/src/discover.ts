import { digestOf, imageName, recipeSchema, testRunners, usageError, z, type File, type Recipe } from '@codewalk/core';
import { basename } from 'node:path';
import { stringify } from 'smol-toml';
import { editableBy, isTest } from './editable.js';
import { languageOf } from './inject/mutation.js';

/** What a user says of a repository; what is left out is looked for. */
export const placeOptions = {
  /** The commit, branch or tag whose history or tree is taken. */
  ref: z.string().default('HEAD'),
  name: z.string().optional(),
  about: z.string().optional(),
  licence: z.string().optional(),
  editable: z.array(z.string().min(1)).optional(),
  runner: z.enum(testRunners).optional(),
  tests: z.array(z.string().min(1)).optional(),
  command: z.array(z.string().min(1)).optional(),
  paths: z.array(z.string()).optional(),
  environment: z.string().optional(),
  /** A container image of this machine, whose files tests run in. */
  image: imageName.optional(),
  shims: z.array(z.string()).optional(),
  perTestSeconds: z.number().int().min(1).optional(),
};
export type PlaceOptions = z.infer<z.ZodObject<typeof placeOptions>> & { readonly imageId?: string };

/** A repository as recipe.toml describes it. */
export interface Place {
  readonly name: string;
  readonly about: string;
  readonly licence: string;
  readonly editable: readonly string[];
  readonly recipe: Recipe;
}

/**
 * Looks at a tree: where its source and its tests are and what runs them. Throws a usage error that says what was looked for
 * where there is nothing to be found.
 */
export function discover(repository: string, files: readonly File[], options: PlaceOptions): Place {
  const recipe = options.runner !== undefined && options.tests !== undefined ? given(options, options.runner, options.tests) : findTests(files, options);
  const editable = options.editable ?? findSource(files, recipe);
  if (editable.length === 0) throw usageError('nothing-editable', 'no Python, JavaScript or TypeScript source was found outside of tests', { at: repository, hint: 'name it: --set SOURCE.editable=["src/**"]' });
  const name = options.name ?? (basename(repository.replace(/\/+$/, '')).replace(/\.git$/, '').replace(/[^A-Za-z0-9._-]/g, '-').replace(/^[^A-Za-z0-9]+/, '') || 'repository');
  return { name, about: options.about ?? `The ${name} repository.`, licence: options.licence ?? licenceOf(files), editable, recipe };
}

function given({ command, paths, environment, image, imageId, shims, perTestSeconds }: PlaceOptions, runner: Recipe['runner'], tests: readonly string[]): Recipe {
  const recipe = { runner, tests: [...tests], command, paths, environment, image, imageId, shims, perTestSeconds };
  const parsed = recipeSchema.safeParse(Object.fromEntries(Object.entries(recipe).filter(([, value]) => value !== undefined)));
  if (!parsed.success) throw usageError('bad-recipe', parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'recipe'}: ${message}`).join('; '));
  return parsed.data;
}

/** Names that older code imports and newer Pythons lack: put back for all of a history alike, since a group needs one recipe. */
const PYTHON_SHIMS = ['backports', 'collections-abc', 'inspect-getargspec', 'nose', 'unittest-aliases'];

const PYTHON_TEST = /(^|\/)(test_[^/]*|[^/]*_test|tests?)\.py$/;
const NODE_TEST = /(^|\/)(tests?|__tests__|spec)\/.*\.[cm]?[jt]s$|\.(test|spec)\.[cm]?[jt]s$|(^|\/)test\.[cm]?js$/;

function findTests(files: readonly File[], options: PlaceOptions): Recipe {
  const python = files.filter(({ path }) => PYTHON_TEST.test(path));
  const node = files.filter(({ path }) => NODE_TEST.test(path) && !path.includes('node_modules/'));
  const found = python.length >= node.length ? python : node;
  if (found.length === 0) throw usageError('no-tests', 'no tests were found: no test_*.py, no test or tests folder of JavaScript', { hint: 'name them: --set SOURCE.runner=pytest --set SOURCE.tests=["checks"]' });
  const tests = options.tests ?? roots(found.map(({ path }) => path));
  const tape = found.some(({ text }) => /\b(require\(|from )['"]tape['"]/.test(text ?? ''));
  const runner = options.runner ?? (found === python ? 'pytest' : tape ? 'tape' : 'node-test');
  const packages = found === python && !options.paths && files.some(({ path }) => /^src\/[^/]+\/__init__\.py$/.test(path)) ? ['src'] : options.paths;
  const lab = found.some(({ text }) => /\brequire\(['"](@hapi\/)?lab['"]\)/.test(text ?? ''));
  const shims = options.shims ?? (found === python ? PYTHON_SHIMS : lab && runner === 'node-test' ? ['lab'] : undefined);
  return given({ ...options, paths: packages, shims }, runner, tests);
}

/** The folders named after tests that the files stand in, and the files that stand in none. */
function roots(paths: readonly string[]): string[] {
  const root = (path: string): string => {
    const parts = path.split('/');
    const at = parts.findIndex((part, i) => i < parts.length - 1 && /^(tests?|__tests__|spec)$/.test(part));
    return at < 0 ? path : parts.slice(0, at + 1).join('/');
  };
  return [...new Set(paths.map(root))].sort();
}

const ELSEWHERE = /^(\.|docs?\/|examples?\/|bench|scripts?\/|tools?\/|build\/|dist\/|node_modules\/|vendor\/|setup\.py$|conf(test)?\.py$|noxfile\.py$|tasks\.py$|.*\.config\.[cm]?[jt]s$|.*\.d\.ts$)/;

/** Globs of the folders and files at the top that hold source. */
function findSource(files: readonly File[], recipe: Recipe): string[] {
  const sources = files.map(({ path }) => path).filter((path) => languageOf(path) !== undefined && !ELSEWHERE.test(path) && !isTest(path, recipe));
  const tops = [...new Set(sources.map((path) => (path.includes('/') ? `${path.split('/')[0]!}/**` : path)))].sort();
  return sources.some(editableBy(tops, recipe)) ? tops : [];
}

const LICENCES: readonly (readonly [RegExp, string])[] = [
  [/Apache License\s+Version 2\.0/, 'Apache-2.0'], [/GNU GENERAL PUBLIC LICENSE\s+Version 3/, 'GPL-3.0'], [/Mozilla Public License Version 2\.0/, 'MPL-2.0'],
  [/Permission is hereby granted, free of charge/, 'MIT'], [/Neither the name of/, 'BSD-3-Clause'], [/Redistribution and use in source and binary forms/, 'BSD-2-Clause'], [/ISC License/, 'ISC'],
];

function licenceOf(files: readonly File[]): string {
  const text = files.find(({ path }) => /^(licen[cs]e|copying)(\.(txt|md|rst))?$/i.test(path))?.text ?? '';
  return LICENCES.find(([mark]) => mark.test(text))?.[1] ?? 'unknown';
}

/** The folder that atoms of a place stand in. */
export const folderOf = ({ name }: Place): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');

/** What a recipe is called beside others of its repository: by its content. */
export const recipeName = (recipe: Recipe): string => `r${digestOf(recipe).slice(0, 8)}`;

/** `recipe.toml` of one tree. */
export function writeRecipe({ name, about, licence, editable, recipe }: Place, source: string): string {
  return `${stringify({ name, about, licence, source, editable: [...editable], ...recipe })}\n`;
}

/** `recipe.toml` of a history: the newest place's words, the source of all, and each recipe under its name. */
export function writeRecipes(places: readonly Place[], source: string): string {
  const [newest] = places as [Place];
  const editable = [...new Set(places.flatMap((place) => place.editable))].sort();
  const recipes = Object.fromEntries(places.map(({ recipe }) => [recipeName(recipe), recipe]).sort(([a], [b]) => (a! < b! ? -1 : 1)));
  return `${writeRecipe({ ...newest, editable }, source)}${stringify({ recipes })}\n`;
}
