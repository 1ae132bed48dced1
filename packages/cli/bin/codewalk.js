#!/usr/bin/env node
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`codewalk needs Node.js 20 or newer; this is ${process.version}`);
  process.exit(3);
}
const { loadMain } = await import('./load.js');
const { main } = await loadMain();
process.exitCode = await main(process.argv.slice(2));
