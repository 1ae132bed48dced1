export * from './data.js';
export * from './text.js';
