export { runChecks, type CheckOptions } from './checks.js';
