import type { Row } from './row.js';

const config = (text: string | Uint8Array, more: Partial<Row> = {}): Omit<Row, 'name' | 'says'> => ({ files: { 'c.json': text }, argv: 'generate --config DIR/c.json --out DIR/out', ...more });

export const configs: readonly Row[] = [
  { name: 'a config that is not there', argv: 'generate --config DIR/none.json --out DIR/out', says: 'error there is no config file DIR/none.json [no-config]' },
  { name: 'a config that is a folder', files: { 'c.json': null }, argv: 'generate --config DIR/c.json --out DIR/out', says: 'error DIR/c.json is a folder, not a file [unreadable]' },
  { name: 'an empty config', ...config(''), says: 'error DIR/c.json is empty [not-json]' },
  { name: 'a truncated config', ...config('{\n  "domains": [\n    {"domain": "sums", "levels": [1, 2'), says: 'error DIR/c.json:3: not JSON: a closing bracket is expected at column 39 [not-json]' },
  { name: 'a config in another dialect', ...config("{\n  // comment\n  'domains': [\n  ],\n}\n"), says: `error DIR/c.json:2: not JSON: JSON has no comments at column 3 [not-json]
error DIR/c.json:3: not JSON: a word that is not JSON at column 3 [not-json]
error DIR/c.json:4: not JSON: a value is expected at column 4 [not-json]
error DIR/c.json:5: not JSON: a name in double quotes is expected at column 1 [not-json]` },
  { name: 'a config with everything wrong', ...config('{\n  "seed": 1.5,\n  "domains": [\n    {"domain": 3, "levels": [0, 1.5], "count": 0},\n    {\n      "domain": "sums",\n      "levels": "1,2",\n      "maxTried": -1,\n      "lvels": [1],\n      "options": []\n    }\n  ],\n  "sed": 0\n}\n'), says: `error DIR/c.json:2: seed: expected a whole number or text, got a number [bad-document]
error DIR/c.json:4: domains[0].domain: must be a domain name, package, path or a domain object [bad-document]
error DIR/c.json:4: domains[0].levels[0]: must be at least 1 [bad-document]
error DIR/c.json:4: domains[0].levels[1]: must be a whole number [bad-document]
error DIR/c.json:4: domains[0].count: must be at least 1 [bad-document]
error DIR/c.json:7: domains[1].levels: expected a list, got text [bad-document]
error DIR/c.json:8: domains[1].maxTried: must be at least 1 [bad-document]
error DIR/c.json:10: domains[1].options: expected an object, got a list [bad-document]
error DIR/c.json:9: domains[1]: unknown field "lvels" [bad-document]
  → did you mean levels?
error DIR/c.json:13: unknown field "sed" [bad-document]
  → did you mean seed?` },
  { name: 'a config without domains', ...config('{"seed": 0}'), says: 'error DIR/c.json:1: domains: missing; expected a list [bad-document]' },
  { name: 'a config with no domain in it', ...config('{"domains": []}'), says: 'error DIR/c.json:1: domains: must not be empty [bad-document]' },
  { name: 'a config that is a list', ...config('[]'), says: 'error DIR/c.json:1: expected an object, got a list [bad-document]' },
  { name: 'a config with a field twice', ...config('{\n  "domains": [{"domain": "sums"}],\n  "seed": 1,\n  "seed": 2\n}\n'), says: 'error DIR/c.json:4: the field "seed" stands twice [repeated-field]' },
  { name: 'a config in Latin-1', ...config(Buffer.from('{\n  "domains": [{"domain": "s\xfcms"}]\n}\n', 'latin1')), says: `error DIR/c.json:2: not UTF-8 [not-utf8]
  → save the file as UTF-8` },
  { name: 'a config in UTF-16', ...config(Buffer.from('\ufeff{"domains": []}', 'utf16le')), says: `error DIR/c.json:1: not UTF-8 [not-utf8]
  → save the file as UTF-8` },
  { name: 'a config of a domain that there is not', ...config('{"domains": [{"domain": "complxity"}]}'), says: `error there is no domain "complxity", and no package of that name can be found from here [no-domain]
  → did you mean complexity? The built-in domains are complexity, call-graph, clone, multi-bug, proof` },
  { name: 'a config with a wrong level, an unknown option and an unknown domain', ...config('{"domains": [{"domain": "complexity", "levels": [17]}, {"domain": "SUMS", "options": {"delayMs": -1, "noum": "x"}}, {"domain": "complxity"}]}'), says: `error level 17 is outside what complexity has: 1 to 16 [bad-level]
error options of sums: delayMs: must be at least 0 [bad-option]
error options of sums: unknown field "noum" [bad-option]
  → did you mean noun?
error there is no domain "complxity", and no package of that name can be found from here [no-domain]
  → did you mean complexity? The built-in domains are complexity, call-graph, clone, multi-bug, proof` },
  { name: 'a config with a seed that names no stream', ...config('{"seed": "a b", "domains": [{"domain": "complexity"}]}'), says: 'error DIR/c.json:1: seed: must be an integer or 1 to 64 letters, digits, dots, dashes or underscores [bad-document]' },
  { name: 'a config with a domain twice', ...config('{"domains": [{"domain": "complexity"}, {"domain": "complexity", "levels": [4]}]}'), says: 'error the domain complexity stands twice in this run [domain-twice]' },
  { name: 'a flag for a domain that the config does not name', ...config('{"domains": [{"domain": "complexity"}]}', { argv: 'generate --config DIR/c.json --domain call-graph --out DIR/out' }), says: 'error the config names none of call-graph [no-domain]' },
  { name: 'atoms in a config that are not there', ...config('{"domains": [{"domain": "complexity", "atoms": "/nowhere/atoms"}]}'), says: 'error there is no folder /nowhere/atoms [no-atoms]' },
  { name: 'a config that throws', files: { 'c.mjs': 'throw new Error("no such luck");\n' }, argv: 'generate --config DIR/c.mjs --out DIR/out', says: 'error DIR/c.mjs cannot be read: no such luck [broken-config]' },
  { name: 'a config without a default export', files: { 'c.mjs': 'export const config = {};\n' }, argv: 'generate --config DIR/c.mjs --out DIR/out', says: `error DIR/c.mjs has no default export [broken-config]
  → end it with \`export default defineConfig({ … })\`` },
  { name: 'a config in TypeScript with a wrong field', files: { 'c.ts': 'export default { seed: 0, domains: [{ domain: "complexity", level: [1] }] };\n' }, argv: 'generate --config DIR/c.ts --out DIR/out', says: `error DIR/c.ts: domains[0]: unknown field "level" [bad-config]
  → did you mean levels?` },
];
