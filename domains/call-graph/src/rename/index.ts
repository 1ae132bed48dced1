export { composeRename } from './compose.js';
export { renameFiles } from './program.js';
export { renamePrompt } from './prompt.js';
export { verifyRename, verifyRenameAtom } from './verify.js';
