#!/usr/bin/env node
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`codewalk needs Node.js 20 or newer; this is ${process.version}`);
  process.exit(3);
}
const { loadMain } = await import('./load.js');
const { main } = await loadMain();
// a reader that has seen enough, like `head`, is no failure
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? 0);
});
const code = await main(process.argv.slice(2));
if (code === 130) process.exit(code); // interrupted: what a domain may still be waiting for is not waited for
process.exitCode = code;
