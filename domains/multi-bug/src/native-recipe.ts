import { recipeSchema, refuse, type File, type Recipe, type Refusal, z } from '@codewalk/core';
import { parse as parseToml, TomlError } from 'smol-toml';
import { repositorySchema, type Repository } from './atom.js';

const tomlSchema = z.looseObject({
  name: repositorySchema.shape.name,
  about: repositorySchema.shape.about,
  licence: z.string().min(1),
  source: z.string().min(1).default('codewalk'),
  editable: repositorySchema.shape.editable,
  recipes: z.record(z.string(), recipeSchema).default({}),
});

/** `recipe.toml`: what a repository is, and how its tests run by the recipe's name; the one without a name is `default`. */
export interface NativeRecipe {
  readonly repository: Omit<Repository, 'recipe'>;
  readonly licence: string;
  readonly source: string;
  readonly recipes: Readonly<Record<string, Recipe>>;
}

/** Reads `recipe.toml`. Every problem is a refusal of its own. */
export function parseRecipe(file: File): { readonly value: NativeRecipe } | { readonly refusals: Refusal[] } {
  const read = readToml(file, tomlSchema);
  if (!('value' in read)) return read;
  const { name, about, licence, source, editable, recipes, ...rest } = read.value;
  const own = recipeSchema.safeParse(rest);
  if (!own.success) return { refusals: own.error.issues.map((issue) => refuse('bad-recipe', `${issue.path.join('.') || 'recipe'}: ${issue.message}`, file.path)) };
  return { value: { repository: { name, about, editable }, licence, source, recipes: { ...recipes, default: own.data } } };
}

/** A TOML file by its schema, or a refusal for each problem with its place. */
export function readToml<T>(file: File, schema: z.ZodType<T>): { readonly value: T } | { readonly refusals: Refusal[] } {
  if (file.text === undefined) return { refusals: [refuse('not-text', 'it must be UTF-8 text without NUL', file.path)] };
  let raw: unknown;
  try {
    raw = parseToml(file.text);
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause;
    return { refusals: [refuse('bad-toml', cause.message.split('\n')[0]!, `${file.path}:${cause.line}`)] };
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { value: parsed.data };
  return { refusals: parsed.error.issues.map((issue) => refuse('bad-field', `${issue.path.map(String).join('.') || 'file'}: ${issue.message}`, file.path)) };
}
