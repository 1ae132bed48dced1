/** Works on some items at once, and gives the results in the order of the items. What is under way when the reader stops is awaited. */
export async function* inOrder<T, R>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<R>): AsyncGenerator<readonly [T, R]> {
  const waiting: (readonly [T, Promise<R>])[] = [];
  const left = items[Symbol.iterator]();
  try {
    for (;;) {
      while (waiting.length < atOnce) {
        const { value, done } = left.next();
        if (done) break;
        const result = work(value);
        result.catch(() => undefined); // seen when its turn comes
        waiting.push([value, result]);
      }
      const next = waiting.shift();
      if (!next) return;
      yield [next[0], await next[1]];
    }
  } finally {
    await Promise.allSettled(waiting.map(([, result]) => result));
  }
}
