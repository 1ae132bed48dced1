import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readAtomFiles } from '@codewalk/bank';
import { describeDomain } from '@codewalk/testkit';
import pipes from './pipes.js';

describeDomain(pipes, { describe, it, files: readAtomFiles(fileURLToPath(pipes.atoms.folder!)) });
