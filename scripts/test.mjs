// npm test: types, then all tests. `--fast` leaves the slow ones out. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const fast = process.argv.includes('--fast');
const rest = process.argv.slice(2).filter((word) => word !== '--fast');

const run = (file, args, env = {}) => spawnSync(process.execPath, [fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url)), ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const types = run('typescript/bin/tsc', ['-p', 'tsconfig.check.json']);
if (types !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(types);
}
process.exit(run('vitest/vitest.mjs', ['run', ...rest], fast ? { CODEWALK_FAST: '1' } : {}));
