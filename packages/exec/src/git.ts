import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { bytesOf, contentOf, ok, refuse, usageError, type Commit, type CommitId, type Content, type File, type GitRepository, type GitRuntime, type ListedCommit, type Result, type TreeId } from '@codewalk/core';
import { BUNDLED, readHeads, standsFor } from './git-bundle.js';
import { checkId, COMMIT_FORMAT, GIT_MODES, readBatch, readCommit, readListing, split, type Entry } from './git-objects.js';
import { cloneInto } from './git-clone.js';
import { ended, faultOf, isBlank, leadsOutside, readings } from './git-patch.js';
import { checkPaths, quoted } from './git-paths.js';
import { GitProcesses } from './git-process.js';
import { findRepository, OpenRepository } from './git-repository.js';
import { writeTree } from './git-work-tree.js';

const DIFF = [
  'diff-tree', '-r', '-p', '--full-index', '--binary', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--src-prefix=a/', '--dst-prefix=b/',
  '--diff-algorithm=myers', '--indent-heuristic', '-U3', '--inter-hunk-context=0', '--ignore-submodules=none',
];

/** Bytes of files that are kept in memory: trees that follow one another have most of them in common. */
const KEPT_BYTES = 64 * 1024 ** 2;

/** An object store in the scratch folder of this process, and plain git on it. */
export class GitStore implements GitRuntime {
  readonly #git: GitProcesses;
  readonly #folder: string;
  readonly #temporary: string;
  readonly #stored = new Map<string, Promise<TreeId>>();
  readonly #alternates = new Map<string, Promise<void>>();
  readonly #blobs = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (bytes) => bytes.length + 1 });
  #made: Promise<void> | undefined;
  #next = 0;

  /** `scratch` is the folder of this process; `jobs`, how many git processes there are at once. */
  constructor(scratch: string, jobs: number) {
    this.#git = new GitProcesses(jobs);
    this.#folder = join(scratch, 'store.git');
    this.#temporary = join(scratch, 'store.tmp');
  }

  async store(files: readonly File[], signal: AbortSignal): Promise<TreeId> {
    checkPaths(files.map(({ path }) => path));
    const parts = [...files].sort((a, b) => (a.path < b.path ? -1 : 1)).flatMap((file) => {
      const bytes = bytesOf(file);
      return [Buffer.from(`M ${GIT_MODES[file.mode]} inline ${quoted(file.path)}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n')];
    });
    const content = Buffer.concat(parts);
    const key = createHash('sha256').update(content).digest('hex');
    const known = this.#stored.get(key);
    if (known) return known;
    const made = this.#import(content, signal);
    this.#stored.set(key, made);
    made.catch(() => this.#stored.delete(key));
    return made;
  }

  async #import(content: Buffer, signal: AbortSignal): Promise<TreeId> {
    const name = `refs/stored/${this.#next++}`;
    const commit = `commit ${name}\ncommitter codewalk <codewalk@localhost> 946684800 +0000\ndata 0\n`;
    const input = Buffer.concat([Buffer.from(commit), content, Buffer.from('ls ""\ndone\n')]);
    const printed = await this.#run(['fast-import', '--quiet', '--done', '--force', '--date-format=raw'], signal, { input });
    return checkId(printed.toString().split(/[ \t]/)[2] ?? '', 'tree');
  }

  async files(tree: TreeId, signal: AbortSignal, paths?: readonly string[]): Promise<readonly File[]> {
    const entries = await this.#entries(tree, signal);
    if (paths === undefined) return this.#read(entries, tree, signal);
    const wanted = new Set(paths);
    return this.#read(entries.filter(({ path }) => wanted.has(path)), tree, signal);
  }

  async #entries(tree: TreeId, signal: AbortSignal): Promise<Entry[]> {
    const { code, stdout } = await this.#attempt(['ls-tree', '-r', '-z', '--full-tree', checkId(tree, 'tree')], signal);
    if (code !== 0) throw usageError('no-such-tree', `there is no tree ${tree}`);
    return readListing(stdout, tree);
  }

  async #read(entries: readonly Entry[], tree: TreeId, signal: AbortSignal): Promise<File[]> {
    const blobs = await this.#bytes(entries, tree, signal);
    return entries.map(({ path, mode }, i) => ({ path, mode, ...contentOf(blobs[i]!) }));
  }

  async #bytes(entries: readonly Entry[], tree: TreeId, signal: AbortSignal): Promise<Buffer[]> {
    const found = new Map(entries.map(({ blob }) => [blob, this.#blobs.get(blob)]));
    const missing = [...found].flatMap(([blob, bytes]) => (bytes ? [] : [blob]));
    if (missing.length > 0) {
      const output = await this.#run(['cat-file', '--batch'], signal, { input: Buffer.from(missing.map((blob) => `${blob}\n`).join('')) });
      for (const [i, bytes] of readBatch(output).entries()) {
        if (!bytes) continue;
        const own = Buffer.from(bytes); // a copy, which does not hold on to the rest
        found.set(missing[i]!, own);
        this.#blobs.set(missing[i]!, own);
      }
    }
    return entries.map(({ path, blob }) => found.get(blob) ?? notWhole(tree, path));
  }

  async unbundle(bundle: Content, signal: AbortSignal): Promise<Readonly<Record<CommitId, Commit>>> {
    const path = await this.#temporaryFile();
    await writeFile(path, bytesOf(bundle));
    const { code, stdout, stderr } = await this.#attempt(['bundle', 'unbundle', path], signal);
    await rm(path, { force: true });
    if (code !== 0) throw usageError('bad-bundle', `not a git bundle that stands by itself: ${stderr.split('\n')[0]?.replaceAll(path, 'it')}`);
    const heads = readHeads(stdout.toString());
    const commits: Record<CommitId, Commit> = {};
    for (const { id, name } of heads.filter(({ name }) => name.startsWith(BUNDLED))) {
      const [standIn] = await this.#log(['-1', id], signal);
      commits[checkId(name.slice(BUNDLED.length), 'commit')] = standsFor(standIn!);
    }
    const tips = heads.filter(({ name }) => !name.startsWith(BUNDLED)).map(({ id }) => id);
    if (tips.length > 0) for (const { id, tree, parents, committedAt } of await this.#log(tips, signal)) commits[id] = { tree, parents, committedAt };
    return commits;
  }

  async #log(args: readonly string[], signal: AbortSignal): Promise<ListedCommit[]> {
    return split(await this.#run(['log', '-z', '--no-show-signature', COMMIT_FORMAT, ...args, '--'], signal), 0).map(readCommit);
  }

  async apply(tree: TreeId, patch: Content, signal: AbortSignal): Promise<Result<TreeId>> {
    const bytes = bytesOf(patch);
    if (isBlank(bytes)) return refuse('empty-patch', 'the patch is empty');
    const outside = leadsOutside(bytes);
    if (outside !== null) return refuse('unsafe-path', `the patch leads outside the tree: ${outside}`);
    let first: Result<TreeId> | undefined;
    for (const reading of readings(ended(bytes))) {
      const result = await this.#apply(checkId(tree, 'tree'), reading, signal);
      if (result.ok) return result;
      first ??= result;
    }
    return first!;
  }

  async #apply(tree: TreeId, patch: Buffer, signal: AbortSignal): Promise<Result<TreeId>> {
    const index = await this.#temporaryFile();
    const env = { GIT_INDEX_FILE: index };
    try {
      await this.#run(['read-tree', tree], signal, { env });
      const { code, stderr } = await this.#attempt(['apply', '--cached', '--whitespace=nowarn', '-p1', '-'], signal, { input: patch, env });
      if (code !== 0) return refuse(faultOf(stderr, code), stderr.split('\n').slice(0, 5).map((line) => line.replace(/^(?:error|fatal): /, '')).join('; '));
      if (patch.includes('160000') && (await this.#run(['ls-files', '-z', '--stage'], signal, { env })).toString('latin1').split('\0').some((line) => line.startsWith('160000'))) {
        return refuse('submodule', 'the patch makes a submodule, whose files it does not hold');
      }
      return ok((await this.#run(['write-tree'], signal, { env })).toString().trim());
    } finally {
      await rm(index, { force: true });
    }
  }

  async merge(base: TreeId, ours: TreeId, theirs: TreeId, signal: AbortSignal): Promise<Result<TreeId>> {
    const root = await this.#commit(base, [], signal);
    const [left, right] = await Promise.all([this.#commit(ours, [root], signal), this.#commit(theirs, [root], signal)]);
    const { code, stdout, stderr } = await this.#attempt(['merge-tree', '--write-tree', '--name-only', '-z', '--no-messages', left, right], signal);
    const [tree, ...names] = stdout.toString().split('\0');
    if (code === 0) return ok(checkId(tree!.trim(), 'tree'));
    if (code !== 1) throw usageError('git-failed', `git merge-tree failed: ${stderr.split('\n')[0]}`);
    return refuse('conflict', [...new Set(names.filter((name) => name !== ''))].sort().join(', '));
  }

  async #commit(tree: TreeId, parents: readonly CommitId[], signal: AbortSignal): Promise<CommitId> {
    return (await this.#run(['commit-tree', checkId(tree, 'tree'), ...parents.flatMap((parent) => ['-p', parent])], signal, { input: Buffer.from('codewalk\n') })).toString().trim();
  }

  async diff(from: TreeId, to: TreeId, signal: AbortSignal): Promise<Content> {
    return contentOf(await this.#run([...DIFF, checkId(from, 'tree'), checkId(to, 'tree')], signal));
  }

  async layOut(tree: TreeId, folder: string, signal: AbortSignal): Promise<void> {
    const entries = await this.#entries(tree, signal);
    await writeTree(entries, await this.#bytes(entries, tree, signal), folder);
  }

  async workspace(tree: TreeId, folder: string, signal: AbortSignal): Promise<CommitId> {
    await this.layOut(tree, folder, signal);
    const commit = await this.#commit(tree, [], signal);
    const pack = await this.#run(['pack-objects', '--quiet', '--revs', '--stdout', '--threads=1'], signal, { input: Buffer.from(`${commit}\n`) });
    const here = { cwd: folder, signal };
    await this.#git.run(['init', '--quiet', '--template=', '--initial-branch=main'], here);
    await this.#git.run(['unpack-objects', '-q'], { ...here, input: pack }); // loose, so that the same bytes come of it everywhere
    await this.#git.run(['update-ref', 'refs/heads/main', commit], here);
    await this.#git.run(['read-tree', 'HEAD'], here);
    return commit;
  }

  async open(path: string, signal: AbortSignal): Promise<GitRepository> {
    await this.#ready(signal);
    const found = await findRepository(this.#git, path, signal);
    const known = this.#alternates.get(found.objects) ?? appendFile(join(this.#folder, 'objects/info/alternates'), `${quoted(found.objects)}\n`);
    this.#alternates.set(found.objects, known);
    await known;
    return new OpenRepository(this.#git, this.#folder, found);
  }

  clone(address: string, folder: string, { seconds }: { readonly seconds: number }, signal: AbortSignal): Promise<void> {
    return cloneInto({ address, folder, seconds }, signal);
  }

  /** Nothing is held open; the folder goes with the scratch. */
  async close(): Promise<void> {}

  async #temporaryFile(): Promise<string> {
    await mkdir(this.#temporary, { recursive: true });
    return join(this.#temporary, `${this.#next++}-${randomBytes(4).toString('hex')}`);
  }

  #ready(signal: AbortSignal): Promise<void> {
    this.#made ??= this.#git.run(['init', '--quiet', '--bare', '--template=', this.#folder], { cwd: '/', signal })
      .then(() => mkdir(join(this.#folder, 'objects/info'), { recursive: true })).then(() => undefined);
    this.#made.catch(() => {
      this.#made = undefined;
    });
    return this.#made;
  }

  async #run(args: readonly string[], signal: AbortSignal, more: { input?: Buffer; env?: Record<string, string> } = {}): Promise<Buffer> {
    await this.#ready(signal);
    return this.#git.run(args, { cwd: this.#folder, signal, ...more });
  }

  async #attempt(args: readonly string[], signal: AbortSignal, more: { input?: Buffer; env?: Record<string, string> } = {}): Promise<{ code: number; stdout: Buffer; stderr: string }> {
    await this.#ready(signal);
    return this.#git.attempt(args, { cwd: this.#folder, signal, ...more });
  }
}

function notWhole(tree: TreeId, path: string): never {
  throw usageError('missing-object', `tree ${tree} is not whole: ${path} is missing, as in a partial clone`, { at: path });
}
