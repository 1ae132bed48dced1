import { expect, it } from 'vitest';
import { Scratch } from '@codewalk/exec';

it('gives no lane the user of another, be it of another scratch folder or begun at the same number, until it is given back', async () => {
  const [one, other] = await Promise.all([Scratch.make(), Scratch.make()]);
  try {
    const lanes = await Promise.all(Array.from({ length: 80 }, (_, i) => (i % 2 ? one : other).lane()));
    const users = lanes.map(({ user }) => user);
    if (process.getuid?.() === 0) expect(new Set(users).size).toBe(80);
    expect(users.every((user) => user >= 61_184 && user < 65_520)).toBe(true);
    expect(new Set(lanes.map(({ path }) => path)).size).toBe(80);
    const { number, path } = lanes[1]!;
    await one.release(lanes[1]!);
    expect(await one.lane()).toMatchObject({ number, path });
  } finally {
    await Promise.all([one.remove(), other.remove()]);
  }
});
