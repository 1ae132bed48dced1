export { composeMerge } from './compose.js';
export { mergeFiles } from './program.js';
export { mergePrompt } from './prompt.js';
export { verifyMerge, verifyMergeAtom } from './verify.js';
