export * from './atom-files.js';
export { inWorld, listFiles, writeFiles, writeWhole } from './folder.js';
export { FORMAT, type BankConfig, type CandidateLine, type CellYield, type Manifest, type PrivateLine, type TaskLine } from './format.js';
export { parseInputLines, parseLines, readDocument, readInputLines, readLines } from './lines.js';
export { wordCache } from './query-cache.js';
export * from './reader.js';
export { SourceJournal } from './source-journal.js';
export * from './writer.js';
