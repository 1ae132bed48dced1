import { entry } from './register.js';

/** The command line as a module. */
export const loadMain = () => import(entry);
