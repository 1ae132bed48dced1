import { makeContext, type Context, type Runtimes } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { withImage } from '../src/image.js';

/** A machine that has one image with the files given. */
const having = (files: readonly string[], asked: unknown[] = []): Context => {
  const image = (name: string, { pull }: { pull: boolean }) => {
    asked.push([name, pull]);
    return Promise.resolve({ id: 'sha256:1', has: (path: string) => files.includes(path) });
  };
  return makeContext('image', { tests: { image } } as unknown as Runtimes, new AbortController().signal);
};
const TESTBED = '/opt/miniconda3/envs/testbed/bin/python';

describe('options that name an image', () => {
  it('get its id, and the python of its testbed where none is named', async () => {
    expect(await withImage({ ref: 'HEAD', image: 'x' }, having([TESTBED]))).toEqual({ ref: 'HEAD', image: 'x', imageId: 'sha256:1', environment: TESTBED });
    expect(await withImage({ ref: 'HEAD', image: 'x', environment: '/own/python' }, having([TESTBED]))).toMatchObject({ environment: '/own/python' });
    expect(await withImage({ ref: 'HEAD', image: 'x' }, having([]))).toEqual({ ref: 'HEAD', image: 'x', imageId: 'sha256:1' });
  });

  it('ask for no image where they name none, and for a pull only where that is said', async () => {
    const asked: unknown[] = [];
    expect(await withImage({ ref: 'HEAD' }, having([], asked))).toEqual({ ref: 'HEAD' });
    await withImage({ ref: 'HEAD', image: 'x' }, having([], asked));
    await withImage({ ref: 'HEAD', image: 'y' }, having([], asked), true);
    expect(asked).toEqual([['x', false], ['y', true]]);
  });
});
