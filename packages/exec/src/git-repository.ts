import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentOf, usageError, type CommitId, type Content, type GitRepository, type ListedCommit } from '@codewalk/core';
import { BUNDLED } from './git-bundle.js';
import { cancelled, type GitProcesses } from './git-process.js';
import { checkId, COMMIT_FORMAT, readCommit } from './git-objects.js';

/** Where a user's repository is, and where its objects are. */
export interface Found {
  readonly folder: string;
  readonly objects: string;
}

/** Looks at the repository in a folder; in that one, never in one above it. */
export async function findRepository(git: GitProcesses, path: string, signal: AbortSignal): Promise<Found> {
  const folder = await realpath(path).catch(() => null);
  const nothing = (why: string): Error => usageError('not-a-repository', `${path} is not a git repository: ${why}`, { at: path });
  if (folder === null) throw nothing('there is no such folder');
  const { code, stdout, stderr } = await git.attempt(
    ['rev-parse', '--path-format=absolute', '--is-shallow-repository', '--show-object-format', '--git-path', 'objects'],
    { cwd: folder, signal, env: { GIT_CEILING_DIRECTORIES: dirname(folder) } },
  );
  if (code !== 0) {
    if (/repository (format|extension)|extensions? found/i.test(stderr)) throw usageError('unsupported-repository', `${path} is of a kind that this git does not read: ${stderr.split('\n')[0]}`, { at: path });
    throw nothing(stderr.split('\n')[0]!.replace(/^fatal: /, ''));
  }
  const [shallow, format, ...objects] = stdout.toString().trimEnd().split('\n');
  if (shallow === 'true') throw usageError('shallow-repository', `${path} is a shallow clone, which lacks part of the history`, { at: path, hint: 'git fetch --unshallow' });
  if (format !== 'sha1') throw usageError('unsupported-repository', `${path} keeps its objects by ${format}; only sha1 is read`, { at: path });
  return { folder, objects: objects.join('\n') };
}

/**
 * A user's repository, read through the store, whose alternate its objects are: none of its configuration, replacements and grafts
 * is in force.
 */
export class OpenRepository implements GitRepository {
  readonly #git: GitProcesses;
  readonly #store: string;
  readonly #folder: string;

  constructor(git: GitProcesses, store: string, { folder }: Found) {
    this.#git = git;
    this.#store = store;
    this.#folder = folder;
  }

  async resolve(name: string, signal: AbortSignal): Promise<CommitId> {
    const { code, stdout } = await this.#git.attempt(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], { cwd: this.#folder, signal, env: { GIT_CEILING_DIRECTORIES: dirname(this.#folder) } });
    const id = stdout.toString().trim();
    if (code !== 0 || !/^[0-9a-f]{40}$/.test(id)) throw usageError('no-such-commit', `${this.#folder} has no commit ${JSON.stringify(name)}`, { at: this.#folder });
    return id;
  }

  async *commits(from: CommitId, signal: AbortSignal): AsyncGenerator<ListedCommit> {
    const listing = this.#git.stream(['log', '-z', '--no-show-signature', '--date-order', COMMIT_FORMAT, checkId(from, 'commit'), '--'], { cwd: this.#store, signal });
    let errors = '';
    listing.stderr.on('data', (data: Buffer) => {
      errors = (errors + data.toString()).slice(-2000);
    });
    try {
      let rest = Buffer.alloc(0);
      for await (const data of listing.stdout as AsyncIterable<Uint8Array>) {
        rest = Buffer.concat([rest, data]);
        for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
          yield readCommit(rest.subarray(0, end));
          rest = rest.subarray(end + 1);
        }
      }
      const { exitCode, isCanceled } = await listing;
      if (isCanceled) throw cancelled();
      if (exitCode !== 0) throw usageError('no-such-commit', `the history of ${from} cannot be read: ${errors.trim().split('\n')[0]}`, { at: this.#folder });
    } finally {
      listing.kill('SIGKILL');
    }
  }

  async commit(id: CommitId, signal: AbortSignal): Promise<ListedCommit> {
    const { code, stdout } = await this.#git.attempt(['log', '-z', '-1', '--no-show-signature', COMMIT_FORMAT, checkId(id, 'commit'), '--'], { cwd: this.#store, signal });
    if (code !== 0) throw usageError('no-such-commit', `${this.#folder} has no commit ${id}`, { at: this.#folder });
    return readCommit(stdout.subarray(0, stdout.indexOf(0)));
  }

  async bundle(ids: readonly CommitId[], signal: AbortSignal): Promise<Content> {
    const commits = await Promise.all([...new Set(ids)].sort().map((id) => this.commit(id, signal)));
    if (commits.length === 0) throw usageError('no-such-commit', 'a bundle of no commits was asked for');
    const standIns = await Promise.all(commits.map(async ({ id, tree, parents, committedAt }) => {
      const message = Buffer.from([`commit ${id}`, ...parents.map((parent) => `parent ${parent}`), ''].join('\n'));
      const made = await this.#git.run(['commit-tree', tree], { cwd: this.#store, signal, input: message, env: { GIT_AUTHOR_DATE: committedAt, GIT_COMMITTER_DATE: committedAt } });
      return { id, standIn: made.toString().trim() };
    }));
    const pack = await this.#git.run(['pack-objects', '--quiet', '--revs', '--stdout', '--no-reuse-delta', '--no-reuse-object', '--threads=1'], {
      cwd: this.#store, signal, input: Buffer.from(standIns.map(({ standIn }) => `${standIn}\n`).join('')),
    });
    const head = ['# v2 git bundle', ...standIns.map(({ id, standIn }) => `${standIn} ${BUNDLED}${id}`), '', ''].join('\n');
    return contentOf(Buffer.concat([Buffer.from(head), pack]));
  }
}
