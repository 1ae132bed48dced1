import domain from '@codewalk/multi-bug';
import { describeDomain } from '@codewalk/testkit';
import { describe, it } from 'vitest';
import { poolFiles } from './machine.js';

describeDomain(domain, { describe, it, files: poolFiles, tasks: 2 });
