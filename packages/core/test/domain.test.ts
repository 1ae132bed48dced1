import { defineDomain } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { toyDomain } from './toy.js';

const defining = (change: object): string => {
  try {
    defineDomain({ ...toyDomain(), ...change } as never);
    return 'defined';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('defineDomain', () => {
  it.each([
    ['nothing', {}, 'defined'],
    ['a function that is not there', { attempts: undefined }, 'it lacks attempts'],
    ['several parts', { schema: {}, answer: undefined }, 'it lacks schema.options, schema.atom, schema.task, schema.answer, answer.render, answer.parse'],
    ['a name with capitals', { name: 'Toy' }, 'the name must be lower-case letters, digits and dashes'],
    ['a version that is not semver', { version: '1' }, 'the version must be semver like 1.0.0, got "1"'],
    ['levels the wrong way round', { levels: { min: 3, max: 2 } }, 'levels need 1 ≤ min ≤ max'],
    ['a directed relation without accepts', { relation: { kind: 'directed', provides: () => [] } }, 'a directed relation needs accepts'],
    ['a symmetric relation with accepts', { relation: { kind: 'symmetric', provides: () => [], accepts: () => [] } }, 'a symmetric relation has no accepts of its own'],
  ])('refuses %s by name', (_, change, says) => {
    expect(defining(change).replace(/^domain "[^"]*": /, '')).toBe(says);
  });
});
