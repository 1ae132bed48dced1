import { expect, it } from 'vitest';
import { drawPool } from '../scripts/pictures.js';
import { readPage } from './docs/pages.js';

it('docs/complexity-graph.svg is drawn from the bundled pool as it is (npm run docs:pictures)', async () => {
  const drawn = await drawPool();
  expect(drawn === readPage('docs/complexity-graph.svg')).toBe(true); // a difference of 200 KB is not worth printing
});
