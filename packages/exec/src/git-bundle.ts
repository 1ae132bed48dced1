import type { Commit, CommitId, ListedCommit } from '@codewalk/core';

/** A stand-in of a commit in a bundle of ours is under this name and the commit's id; its message names the commit's parents. */
export const BUNDLED = 'refs/codewalk/';

/** The names and ids in the head of a bundle, as `bundle unbundle` prints them. */
export function readHeads(printed: string): { readonly id: CommitId; readonly name: string }[] {
  return printed.split('\n').filter((line) => line !== '').map((line) => ({ id: line.slice(0, 40), name: line.slice(41) }));
}

/** The commit that a stand-in stands for. */
export function standsFor({ tree, committedAt, message }: ListedCommit): Commit {
  const parents = message.split('\n').filter((line) => line.startsWith('parent ')).map((line) => line.slice('parent '.length));
  return { tree, parents, committedAt };
}
