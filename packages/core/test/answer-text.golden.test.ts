import { describe } from 'vitest';
import { readAnswer } from '@codewalk/core';
import { golden } from '../../../test/golden.js';

describe('the text of an answer', () => {
  golden(new URL('golden/answer-text/', import.meta.url), readAnswer);
});
