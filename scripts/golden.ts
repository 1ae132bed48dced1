import { spawnSync } from 'node:child_process';

// `npm run golden`: checks the golden cases; with `-- --update`, rewrites their outputs. Explain the diff in the commit.
const update = process.argv.includes('--update');
const { status } = spawnSync('npx', ['vitest', 'run', 'golden'], {
  stdio: 'inherit',
  env: { ...process.env, ...(update ? { CODEWALK_GOLDEN: 'update' } : {}) },
});
process.exitCode = status ?? 1;
