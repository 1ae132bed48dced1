import domain from '@codewalk/call-graph';
import { describeDomain } from '@codewalk/testkit';
import { describe, it } from 'vitest';

/** Merges and renames are tasks of one atom. */
const alone: typeof domain = { ...domain, levels: { min: 1, max: 1 } };

describe('edits', () => describeDomain(domain, { describe, it, tasks: 3 }));
describe('merged classes', () => describeDomain(alone, { describe, it, tasks: 1, options: { pool: 'merge', sizes: [25], spare: 0 } }));
describe('renamed variables', () => describeDomain(alone, { describe, it, tasks: 1, options: { pool: 'rename', sizes: [10, 50], spare: 0 } }));
