import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, sha256, throwProblems, usageError, type File, type Problem, type Prompt } from '@codewalk/core';
import { loadFiles, loadPayload, type BlobStore } from './content.js';
import { blobFolder, cellFolder, isUndigested, listFiles } from './folder.js';
import { bankConfigSchema, FORMAT, manifestSchema, privateLineSchema, taskLineSchema, type BankConfig, type Manifest, type PrivateLine, type TaskLine } from './format.js';
import { parseLines, readDocument, readLines } from './lines.js';
import { lockedBy } from './lock.js';

/** One task of a bank, loaded: what is shown and what verifies it. */
export interface BankTask {
  readonly id: string;
  readonly domain: string;
  readonly level: number;
  readonly prompt: Prompt;
  readonly task: unknown;
  readonly reference: unknown;
  readonly walk: PrivateLine['walk'];
}

/** A finished bank. Lines are read when it is opened, payloads and blobs when a task is loaded. */
export class Bank {
  readonly root: string;
  readonly manifest: Manifest;
  readonly config: BankConfig;
  readonly #blobs: BlobStore;

  private constructor(root: string, manifest: Manifest, config: BankConfig) {
    this.root = root;
    this.manifest = manifest;
    this.config = config;
    this.#blobs = blobFolder(root);
  }

  /** Opens a finished bank after checking every hash. Throws a usage error that lists every file changed, missing or unlisted. */
  static open(root: string): Bank {
    if (!existsSync(root)) throw usageError('no-bank', `there is no ${root}`, { at: root });
    if (!statSync(root).isDirectory()) throw usageError('no-bank', `${root} is a file; a bank is a folder`, { at: root });
    const path = join(root, 'manifest.json');
    if (!existsSync(path)) {
      if (!existsSync(join(root, 'config.json'))) throw usageError('no-bank', `there is no bank in ${root}: it has neither config.json nor manifest.json`, { at: root });
      const holder = lockedBy(root);
      const hint = holder !== null ? `process ${holder} is still writing it` : 'run the same `codewalk generate` again: it resumes';
      throw usageError('unfinished-bank', `${root} has no manifest.json: the bank is not finished`, { at: root, hint });
    }
    const manifest = readDocument(path, manifestSchema, FORMAT);
    throwProblems(checkFiles(root, manifest));
    return new Bank(root, manifest, readDocument(join(root, 'config.json'), bankConfigSchema, FORMAT));
  }

  /** The public lines of a cell. */
  shown(domain: string, level: number): TaskLine[] {
    const path = join(this.root, cellFolder(domain, level), 'tasks.jsonl');
    return parseLines(path, readLines(path).lines, taskLineSchema);
  }

  /** The tasks of a cell in the order admitted, one at a time. */
  *tasks(domain: string, level: number): Generator<BankTask> {
    const shown = this.shown(domain, level);
    const path = join(this.root, cellFolder(domain, level), 'private.jsonl');
    const { lines } = readLines(path);
    if (lines.length !== shown.length) throw usageError('torn-bank', `${path} has ${lines.length} lines for ${shown.length} tasks`, { at: path });
    for (const [i, { id, prompt, files }] of shown.entries()) {
      const [secret] = parseLines(path, [lines[i]!], privateLineSchema);
      if (secret!.id !== id) throw usageError('torn-bank', `${path}:${i + 1} is task ${secret!.id}, not ${id}`, { at: `${path}:${i + 1}` });
      const loaded: File[] = loadFiles(files, this.#blobs);
      const { system, text, workspace } = prompt;
      yield {
        id,
        domain,
        level,
        prompt: { ...(system === undefined ? {} : { system }), text, files: loaded, workspace },
        task: loadPayload(secret!.task, loaded, this.#blobs),
        reference: loadPayload(secret!.reference, loaded, this.#blobs),
        walk: secret!.walk,
      };
    }
  }
}

function checkFiles(root: string, manifest: Manifest): Problem[] {
  const { digest, ...body } = manifest;
  const problems: Problem[] = [];
  if (digestOf(body) !== digest) {
    problems.push({ code: 'changed-file', message: 'manifest.json does not have the digest that it states', at: join(root, 'manifest.json') });
  }
  const present = new Set(listFiles(root));
  for (const [path, sha] of Object.entries(manifest.files)) {
    const at = join(root, path);
    if (!present.has(path)) problems.push({ code: 'missing-file', message: `${path} is listed in manifest.json and is not there`, at });
    else if (!lstatSync(at).isFile()) problems.push({ code: 'changed-file', message: `${path} is not a plain file`, at });
    else if (sha256(readFileSync(at)) !== sha) problems.push({ code: 'changed-file', message: `${path} was changed after the bank was finished`, at });
  }
  for (const path of present) {
    if (!(path in manifest.files) && !isUndigested(path)) {
      problems.push({ code: 'unlisted-file', message: `${path} is not listed in manifest.json`, at: join(root, path) });
    }
  }
  return problems;
}
