import { describe, it } from 'node:test';
import { describeDomain } from '@codewalk/testkit';
import domain from './my-domain.js';

describeDomain(domain, { describe, it });
