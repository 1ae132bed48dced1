export * from './canaries.js';
export * from './machine.js';
export * from './python.js';
export * from './sandbox.js';
export * from './scratch.js';
export * from './tier.js';
export * from './toolchains.js';
export * from './verus/index.js';
