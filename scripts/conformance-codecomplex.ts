// Imports the Python programs of CodeComplex and prints how many gave an atom, of which class, and why each of the rest did not.
//   npm run conformance:complexity -- DIR|FILE [-- --list]
// DIR is a checkout of sybaik1/CodeComplex; FILE one of its JSONL files. Nothing is kept. Programs in Java count as not-python.
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import domain from '@codewalk/complexity';
import { makeContext } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import { table } from '../packages/cli/src/table.js';

const FILES = ['data/python_data.jsonl', 'LLM-qlora/codecomplex-simple/test_dataset.json'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean', default: false } } });
const [given] = positionals;
const file = given !== undefined && existsSync(given) && statSync(given).isDirectory() ? FILES.map((f) => join(given, f)).find(existsSync) : given;
if (file === undefined || !existsSync(file)) {
  console.error('usage: conformance-codecomplex.ts DIR|FILE [--list]');
  process.exit(2);
}

const machine = await openMachine({ needs: ['python'], jobs: availableParallelism() });
try {
  const source = domain.atoms.sources!['codecomplex']!;
  const started = performance.now();
  const kept: { label: string; path: string }[] = [];
  const skipped = new Map<string, number>();
  for await (const item of source.run(file, {}, makeContext('conformance', machine.runtimes, new AbortController().signal), [])) {
    if ('file' in item) kept.push({ path: item.file.path, label: /^# label: (\w+)$/m.exec(item.file.text ?? '')![1]! });
    else if ('skipped' in item) {
      skipped.set(item.skipped, (skipped.get(item.skipped) ?? 0) + 1);
      if (values.list) console.log(`${item.where}  ${item.skipped}  ${item.detail ?? ''}`);
    }
  }
  const labels = [...new Set(kept.map((k) => k.label))].sort();
  const total = kept.length + [...skipped.values()].reduce((a, b) => a + b, 0);
  console.log(`${kept.length} of ${total} kept in ${Math.round((performance.now() - started) / 1000)} s (${labels.map((l) => `${l} ${kept.filter((k) => k.label === l).length}`).join(', ')})`);
  for (const { path, label } of kept) console.log(`  ${path}  ${label}`);
  console.log(table(['not kept because', '>count'], [...skipped].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))));
} finally {
  await machine.close();
}
