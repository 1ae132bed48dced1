import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitRuntime, ListedCommit } from '@codewalk/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GitPlace } from './git-place.js';

const signal = new AbortController().signal;
let place: GitPlace;
let git: GitRuntime;
const run = (cwd: string, ...args: string[]): string => place.run(cwd, ...args);

beforeAll(async () => {
  place = await GitPlace.make();
  git = place.git;
});

afterAll(() => place.remove());

describe('a user’s repository', () => {
  const all = async (list: AsyncIterable<ListedCommit>): Promise<ListedCommit[]> => {
    const found: ListedCommit[] = [];
    for await (const commit of list) found.push(commit);
    return found;
  };
  /** Three commits, one a merge, in a repository whose hooks, attributes and configuration would run a program. */
  const make = (): { folder: string; trap: string } => {
    const folder = place.fresh();
    const trap = place.path();
    run(folder, 'init', '-q', '-b', 'main');
    const commit = (name: string, text: string, date: string): void => {
      writeFileSync(join(folder, name), text);
      run(folder, 'add', '-A');
      run(folder, '-c', `user.name=Someone`, 'commit', '-q', '-m', `${name}\n\nwith a body: ü`, '--date', date);
    };
    commit('a', '1\n', '2020-01-01T00:00:00Z');
    run(folder, 'checkout', '-q', '-b', 'side');
    commit('b', '2\n', '2020-01-02T00:00:00Z');
    run(folder, 'checkout', '-q', 'main');
    commit('.gitattributes', '* filter=evil diff=evil merge=evil text eol=crlf\n', '2020-01-03T00:00:00Z');
    run(folder, 'merge', '-q', '--no-edit', 'side');
    const evil = `touch ${trap}`;
    for (const [key, value] of [['core.fsmonitor', evil], ['core.pager', evil], ['filter.evil.smudge', evil], ['filter.evil.clean', evil], ['diff.evil.command', evil], ['diff.evil.textconv', evil], ['merge.evil.driver', evil], ['diff.external', evil], ['core.alternateRefsCommand', evil], ['gpg.program', evil], ['log.showSignature', 'true'], ['core.sshCommand', evil], ['credential.helper', `!${evil}`]]) run(folder, 'config', key!, value!);
    mkdirSync(join(folder, '.git/hooks'), { recursive: true });
    for (const hook of ['post-checkout', 'pre-commit', 'reference-transaction', 'post-index-change', 'post-merge', 'pre-auto-gc']) {
      writeFileSync(join(folder, '.git/hooks', hook), `#!/bin/sh\n${evil}\n`);
      chmodSync(join(folder, '.git/hooks', hook), 0o755);
    }
    return { folder, trap };
  };

  it('is read without a hook, filter or other program of it, and never written', async () => {
    const { folder, trap } = make();
    const before = readdirSync(join(folder, '.git'), { recursive: true, encoding: 'utf8' }).sort();
    const repository = await git.open(folder, signal);
    const head = await repository.resolve('main', signal);
    const commits = await all(repository.commits(head, signal));
    expect(commits.map(({ parents }) => parents.length)).toEqual([2, 1, 1, 0]);
    expect(commits.map(({ id }) => id)).toEqual(run(folder, '-c', 'core.fsmonitor=false', '-c', 'log.showSignature=false', '--no-pager', 'rev-list', '--date-order', 'main').trim().split('\n'));
    const oldest = commits.at(-1)!;
    expect(oldest).toMatchObject({ message: 'a\n\nwith a body: ü', committedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string });
    const difference = await git.diff(oldest.tree, commits[0]!.tree, signal);
    expect(await git.apply(oldest.tree, difference, signal)).toEqual({ ok: true, value: commits[0]!.tree });
    const laid = place.path();
    await git.layOut(commits[0]!.tree, laid, signal);
    expect(readFileSync(join(laid, 'a'), 'utf8')).toBe('1\n');
    await git.workspace(commits[0]!.tree, place.path(), signal);
    expect(existsSync(trap)).toBe(false);
    expect(readdirSync(join(folder, '.git'), { recursive: true, encoding: 'utf8' }).sort()).toEqual(before);
  });

  it('is read where it is bare, and bundled without names, history or messages', async () => {
    const { folder } = make();
    const bare = place.path();
    run(place.folder, 'clone', '-q', '--bare', folder, bare);
    const repository = await git.open(bare, signal);
    const commits = await all(repository.commits(await repository.resolve('HEAD', signal), signal));
    const wanted = [commits[0]!, commits[2]!];
    const bundle = await repository.bundle(wanted.map(({ id }) => id), signal);
    expect(await repository.bundle([wanted[1]!.id, wanted[0]!.id, wanted[0]!.id], signal)).toEqual(bundle);
    const other = place.other();
    expect(await other.unbundle(bundle, signal)).toEqual(Object.fromEntries(wanted.map(({ id, tree, parents, committedAt }) => [id, { tree, parents, committedAt }])));
    expect(await other.files(wanted[0]!.tree, signal)).toEqual(await git.files(wanted[0]!.tree, signal));
    await expect(other.files(commits[1]!.tree, signal)).rejects.toMatchObject({ code: 'no-such-tree' });
  });

  it('takes up the commits of an ordinary bundle, and no bundle that lacks its base', async () => {
    const { folder } = make();
    const bundle = (...args: string[]): { base64: string } => {
      run(folder, '-c', 'core.fsmonitor=false', 'bundle', 'create', '-q', 'x.bundle', ...args);
      return { base64: readFileSync(join(folder, 'x.bundle')).toString('base64') };
    };
    const other = place.other();
    await expect(other.unbundle(bundle('main~1..main'), signal)).rejects.toMatchObject({ code: 'bad-bundle' });
    await expect(other.unbundle({ text: 'no bundle' }, signal)).rejects.toMatchObject({ code: 'bad-bundle' });
    expect(Object.keys(await other.unbundle(bundle('main'), signal))).toHaveLength(4);
  });

  it('is refused by name where it is none, shallow, or of another kind', async () => {
    const { folder } = make();
    const inside = join(folder, 'below');
    mkdirSync(inside);
    await expect(git.open(inside, signal)).rejects.toMatchObject({ kind: 'usage', code: 'not-a-repository' });
    await expect(git.open(join(folder, 'absent'), signal)).rejects.toMatchObject({ code: 'not-a-repository' });
    const shallow = place.path();
    run(place.folder, 'clone', '-q', '--depth', '1', `file://${folder}`, shallow);
    await expect(git.open(shallow, signal)).rejects.toMatchObject({ code: 'shallow-repository' });
    const other = place.fresh();
    run(other, 'init', '-q', '--object-format=sha256');
    await expect(git.open(other, signal)).rejects.toMatchObject({ code: 'unsupported-repository' });
    const repository = await git.open(folder, signal);
    for (const name of ['absent', '--all', '', '1'.repeat(40)]) await expect(repository.resolve(name, signal)).rejects.toMatchObject({ code: 'no-such-commit' });
    await expect(repository.commit('1'.repeat(40), signal)).rejects.toMatchObject({ code: 'no-such-commit' });
    await expect(all(repository.commits('1'.repeat(40), signal))).rejects.toMatchObject({ code: 'no-such-commit' });
    await expect(repository.bundle([], signal)).rejects.toMatchObject({ code: 'no-such-commit' });
  });

  it('has no files to give where there are submodules or names that are not text', async () => {
    const folder = place.fresh();
    run(folder, 'init', '-q', '-b', 'main');
    run(folder, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`);
    run(folder, 'commit', '-q', '-m', 'sub');
    const repository = await git.open(folder, signal);
    const { tree } = await repository.commit(await repository.resolve('HEAD', signal), signal);
    await expect(git.files(tree, signal)).rejects.toMatchObject({ code: 'submodule', at: 'sub' });
    run(folder, 'rm', '-q', '--cached', 'sub');
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff])]), 'x');
    run(folder, 'add', '-A');
    run(folder, 'commit', '-q', '-m', 'name');
    const named = await repository.commit(await repository.resolve('HEAD', signal), signal);
    await expect(git.files(named.tree, signal)).rejects.toMatchObject({ code: 'unsafe-path' });
  });

  it('stops listing when it is no longer asked, and when it is cancelled', async () => {
    const { folder } = make();
    const repository = await git.open(folder, signal);
    const head = await repository.resolve('main', signal);
    for await (const commit of repository.commits(head, signal)) {
      expect(commit.id).toBe(head);
      break;
    }
    await expect(all(repository.commits(head, AbortSignal.abort()))).rejects.toMatchObject({ code: 'cancelled' });
  });
});
