export { defineConfig, type Config } from '@codewalk/core';
export { main } from './main.js';
