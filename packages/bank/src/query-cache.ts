import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './atom-files.js';
import { inWorld, writeWhole } from './folder.js';

/** Short lists of words kept by key in the cache folder, one file a key. What is lost or damaged there is only made again. */
export function wordCache(name: string, words: readonly string[]): { get(key: string): Promise<readonly string[] | undefined>; set(key: string, value: readonly string[]): Promise<void> } {
  const pathOf = (key: string): string => join(cacheFolder(), name, key.slice(0, 2), key);
  return {
    async get(key) {
      const path = pathOf(key);
      if (!existsSync(path)) return undefined;
      const found = readFileSync(path, 'utf8').split('\n').slice(0, -1);
      return found.length > 0 && found.every((word) => words.includes(word)) ? found : undefined;
    },
    async set(key, value) {
      const path = pathOf(key);
      inWorld(path, () => mkdirSync(join(path, '..'), { recursive: true }));
      writeWhole(path, value.map((word) => `${word}\n`).join(''));
    },
  };
}
