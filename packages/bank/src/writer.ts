import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { canonicalJson, digestOf, sha256, usageError, type AtomBase, type Ended, type Fingerprint, type Tried } from '@codewalk/core';
import { readFileSync } from 'node:fs';
import { storeFiles, storePayload, type BlobStore } from './content.js';
import { blobFolder, cellFiles, cellFolder, inWorld, isUndigested, listFiles, TEMPORARY, writeWhole } from './folder.js';
import { bankConfigSchema, candidateLineSchema, FORMAT, privateLineSchema, taskLineSchema, type BankConfig, type CandidateLine, type CellYield, type Manifest, type PrivateLine, type TaskLine } from './format.js';
import { parseLines, readDocument, readLines } from './lines.js';
import { takeLock } from './lock.js';
import { yieldOf } from './yields.js';

const line = (value: unknown): string => `${canonicalJson(value)}\n`;

/** A bank that is being written. One process at a time; killed at any point, it can be opened again and goes on. */
export class BankWriter {
  readonly root: string;
  readonly config: BankConfig;
  readonly #blobs: BlobStore;
  readonly #unlock: () => void;
  readonly #yields: CellYield[] = [];
  readonly #licences = new Map<string, number>();

  private constructor(root: string, config: BankConfig, unlock: () => void) {
    this.root = root;
    this.config = config;
    this.#blobs = blobFolder(root);
    this.#unlock = unlock;
  }

  /**
   * Opens a new folder, or one that the same config began. Throws a usage error, nothing changed, on a folder that holds
   * something else, another config, another toolchain (unless accepted), or a live writer.
   */
  static open(root: string, wanted: BankConfig, { acceptToolchain = false } = {}): BankWriter {
    const path = join(root, 'config.json');
    if (existsSync(root) && !existsSync(path)) {
      const strange = inWorld(root, () => readdirSync(root)).filter((name) => !name.startsWith('.lock') && name !== `config.json${TEMPORARY}`);
      if (strange.length > 0) {
        throw usageError('not-a-bank', `${root} is not empty and not a bank: it holds ${strange.slice(0, 3).join(', ')}`, { at: root, hint: 'choose another --out' });
      }
    }
    const found = existsSync(path) ? readDocument(path, bankConfigSchema, FORMAT) : null;
    const config = found ? agree(path, found, wanted, acceptToolchain) : wanted;
    inWorld(root, () => mkdirSync(root, { recursive: true }));
    const unlock = takeLock(root);
    try {
      for (const file of listFiles(root)) if (file.endsWith(TEMPORARY)) rmSync(join(root, file)); // a kill left it
      if (config !== found) writeWhole(path, line(config));
      return new BankWriter(root, config, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** Opens one cell, mends what a kill left torn, and tells what its journal holds. */
  openCell(domain: string, level: number): CellWriter {
    return new CellWriter(this.root, domain, level, this.#blobs, (licence) => this.#licences.set(licence, (this.#licences.get(licence) ?? 0) + 1));
  }

  /** Keeps a finished cell's yield for the manifest. */
  closeCell(cell: CellWriter, strata: readonly { readonly name: string; readonly wanted: number }[], ended: ReadonlyMap<string, Ended>): CellYield {
    const result = yieldOf(cell.domain, cell.level, cell.journal, strata.map((s) => ({ ...s, ended: ended.get(s.name)! })));
    cell.close();
    this.#yields.push(result);
    return result;
  }

  /** Writes the manifest and gives back the lock: the bank is finished. */
  finish(): Manifest {
    const { seed, codewalk, domains, toolchains } = this.config;
    const files = Object.fromEntries(
      listFiles(this.root)
        .filter((path) => !isUndigested(path))
        .map((path) => [path, sha256(readFileSync(join(this.root, path)))]),
    );
    const body: Omit<Manifest, 'digest'> = {
      format: FORMAT,
      codewalk,
      seed,
      domains: domains.map(({ name, version, pool }) => ({ name, version, pool })),
      toolchains,
      cells: this.#yields,
      licences: Object.fromEntries([...this.#licences].sort(([a], [b]) => (a < b ? -1 : 1))),
      files,
    };
    const manifest: Manifest = { ...body, digest: digestOf(body) };
    writeWhole(join(this.root, 'manifest.json'), line(manifest));
    this.#unlock();
    return manifest;
  }

  /** Times and what else is outside the digests. */
  writeRun(run: unknown): void {
    writeWhole(join(this.root, 'run.json'), `${JSON.stringify(run, null, 2)}\n`);
  }

  /** Gives back the lock of an unfinished bank. */
  release(): void {
    this.#unlock();
  }
}

/** The config to go on with; null differences only. */
function agree(path: string, found: BankConfig, wanted: BankConfig, acceptToolchain: boolean): BankConfig {
  const differing = (Object.keys(wanted) as (keyof BankConfig)[]).filter((key) => key !== 'toolchains' && !isDeepStrictEqual(found[key], wanted[key]));
  if (differing.length > 0) {
    const all = differing.flatMap((key) => differences(key, found[key], wanted[key]));
    throw usageError('other-config', `the bank was begun with another config: ${all.slice(0, 5).join('; ')}${all.length > 5 ? `; and ${all.length - 5} more` : ''}`, {
      at: path,
      hint: 'choose another --out, or ask for the same config to resume',
    });
  }
  const now = wanted.toolchains[0]!;
  if (found.toolchains.some((t) => isDeepStrictEqual(t, now))) return found;
  if (acceptToolchain) return { ...found, toolchains: [...found.toolchains, now] };
  throw usageError('other-toolchain', `the bank was made with ${describe(found.toolchains.at(-1)!)}; this machine has ${describe(now)}`, {
    at: path,
    hint: 'use the same versions, or add --accept-toolchain',
  });
}

/** Each place where two JSON values differ, and how. */
function differences(path: string, found: unknown, wanted: unknown): string[] {
  if (isDeepStrictEqual(found, wanted)) return [];
  const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (isTree(found) && isTree(wanted) && Array.isArray(found) === Array.isArray(wanted)) {
    const keys = [...new Set([...Object.keys(found), ...Object.keys(wanted)])];
    const at = (key: string): string => (Array.isArray(found) ? `${path}[${key}]` : `${path}.${key}`);
    return keys.flatMap((key) => differences(at(key), (found as Record<string, unknown>)[key], (wanted as Record<string, unknown>)[key]));
  }
  const show = (value: unknown): string => (value === undefined ? 'not there' : canonicalJson(value));
  return [`${path} is ${show(found)} in it and ${show(wanted)} in this run`];
}

const describe = (toolchain: Readonly<Record<string, Fingerprint>>): string =>
  Object.entries(toolchain).map(([domain, versions]) => `${domain}: ${Object.values(versions).join(', ') || 'nothing'}`).join('; ');

/** One cell's three files, appended to candidate by candidate: private line, task line, journal line. */
export class CellWriter {
  readonly domain: string;
  readonly level: number;
  /** What was tried so far, in order. */
  readonly journal: CandidateLine[];
  readonly #fds: Record<(typeof cellFiles)[number], number>;
  #closed = false;
  readonly #blobs: BlobStore;
  readonly #countLicence: (licence: string) => void;

  constructor(root: string, domain: string, level: number, blobs: BlobStore, countLicence: (licence: string) => void) {
    this.domain = domain;
    this.level = level;
    this.#blobs = blobs;
    this.#countLicence = countLicence;
    const folder = join(root, cellFolder(domain, level));
    inWorld(folder, () => mkdirSync(folder, { recursive: true }));
    const paths = cellFiles.map((name) => join(folder, name));
    const kept = mend(paths);
    this.journal = kept.journal;
    for (const { walk } of kept.secrets) this.#countLicences(walk);
    const fds = paths.map((path, i) => inWorld(path, () => {
      const fd = openSync(path, 'a');
      ftruncateSync(fd, kept.ends[i]!);
      return fd;
    }));
    this.#fds = { 'tasks.jsonl': fds[0]!, 'private.jsonl': fds[1]!, 'candidates.jsonl': fds[2]! };
  }

  /** Adds one candidate. The journal's line comes last: until it is whole, the candidate was not tried. */
  append(tried: Tried, walk: readonly AtomBase[]): void {
    const { stratum, k, draw, atoms, admission, composed } = tried;
    if (composed) {
      const { system, text, files, workspace } = composed.prompt;
      const secret: PrivateLine = {
        id: composed.id,
        task: storePayload(composed.task, files, this.#blobs),
        reference: storePayload(composed.reference, files, this.#blobs),
        walk: walk.map(({ id, provenance }) => ({ id, provenance })),
      };
      const shown: TaskLine = {
        id: composed.id,
        domain: this.domain,
        level: this.level,
        prompt: { ...(system === undefined ? {} : { system }), text, workspace },
        files: storeFiles(files, this.#blobs),
      };
      this.#write('private.jsonl', secret);
      this.#write('tasks.jsonl', shown);
      this.#countLicences(secret.walk);
    }
    const entry: CandidateLine =
      admission.outcome === 'admitted'
        ? { stratum, k, draw, atoms: [...atoms], outcome: 'admitted', task_id: composed!.id, evidence: admission.evidence }
        : {
            stratum, k, draw, atoms: [...atoms], outcome: 'rejected', code: admission.code, cases: [...admission.cases],
            ...(admission.detail === undefined ? {} : { detail: admission.detail }),
          };
    this.#write('candidates.jsonl', entry);
    this.journal.push(entry);
  }

  close(): void {
    for (const [name, fd] of Object.entries(this.#fds)) inWorld(`${cellFolder(this.domain, this.level)}/${name}`, () => fsyncSync(fd));
    this.abandon();
  }

  /** Closes the files as they are: what is whole is resumed from. */
  abandon(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const fd of Object.values(this.#fds)) closeSync(fd);
  }

  #write(name: (typeof cellFiles)[number], value: unknown): void {
    const data = Buffer.from(line(value));
    inWorld(`${cellFolder(this.domain, this.level)}/${name}`, () => {
      for (let at = 0; at < data.length; ) at += writeSync(this.#fds[name], data, at);
    });
  }

  #countLicences(walk: PrivateLine['walk']): void {
    for (const { provenance } of walk) this.#countLicence(provenance.licence);
  }
}

/** How much of each file belongs to whole candidates. Throws a usage error where a line in the middle is not one. */
function mend(paths: readonly string[]): { journal: CandidateLine[]; secrets: PrivateLine[]; ends: number[] } {
  const [tasks, secrets, candidates] = paths.map(readLines) as [ReturnType<typeof readLines>, ReturnType<typeof readLines>, ReturnType<typeof readLines>];
  const all = parseLines(paths[2]!, candidates.lines, candidateLineSchema);
  // after a power cut the journal can be ahead of what it speaks of: such candidates are tried again
  let whole = 0;
  let admitted = 0;
  for (const { outcome } of all) {
    if (outcome === 'admitted' && admitted === Math.min(tasks.lines.length, secrets.lines.length)) break;
    if (outcome === 'admitted') admitted++;
    whole++;
  }
  const journal = all.slice(0, whole);
  const end = ({ ends }: ReturnType<typeof readLines>, count: number): number => (count === 0 ? 0 : ends[count - 1]!);
  const shown = parseLines(paths[0]!, tasks.lines.slice(0, admitted), taskLineSchema);
  const hidden = parseLines(paths[1]!, secrets.lines.slice(0, admitted), privateLineSchema);
  journal.filter((l) => l.outcome === 'admitted').forEach(({ task_id }, i) => {
    for (const [path, id] of [[paths[0]!, shown[i]!.id], [paths[1]!, hidden[i]!.id]] as const) {
      if (id !== task_id) throw usageError('torn-bank', `line ${i + 1} is task ${id}, but the journal has ${task_id} there`, { at: `${path}:${i + 1}`, hint: 'this bank cannot be resumed; choose another --out' });
    }
  });
  return { journal, secrets: hidden, ends: [end(tasks, admitted), end(secrets, admitted), end(candidates, whole)] };
}
