export { parseSource, type Language, type Node, type Tree } from './parse.js';
