import { createRequire } from 'node:module';
import { Language as Grammar, Parser, type Node, type Tree } from 'web-tree-sitter';

export type { Node, Tree };

const require = createRequire(import.meta.url);

/** Where each grammar's WebAssembly is; the packages ship it. */
const GRAMMARS = {
  python: 'tree-sitter-python/tree-sitter-python.wasm',
  java: 'tree-sitter-java/tree-sitter-java.wasm',
  javascript: 'tree-sitter-javascript/tree-sitter-javascript.wasm',
  typescript: 'tree-sitter-typescript/tree-sitter-typescript.wasm',
} as const;

export type Language = keyof typeof GRAMMARS;

let started: Promise<void> | undefined;
const parsers = new Map<Language, Promise<Parser>>();

async function load(language: Language): Promise<Parser> {
  await (started ??= Parser.init());
  const parser = new Parser();
  parser.setLanguage(await Grammar.load(require.resolve(GRAMMARS[language])));
  return parser;
}

/**
 * Parses a source text. The tree is always whole: what does not parse is in it as ERROR or missing nodes
 * (`tree.rootNode.hasError`). Positions are in UTF-16 units. The caller deletes the tree when done.
 */
export async function parseSource(language: Language, source: string): Promise<Tree> {
  let parser = parsers.get(language);
  if (!parser) parsers.set(language, (parser = load(language)));
  return (await parser).parse(source)!;
}
