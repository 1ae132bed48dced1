// Plays the real Verus: answers `--version`, else replays the outcome that the program names in its `// outcome:` comment.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const args = process.argv.slice(2);
const [version, ...rest] = args;
if (rest[0] === '--version') {
  console.log(JSON.stringify({ verus: { version, profile: 'release' } }));
  process.exit(0);
}
const [file, ...flags] = rest;
const source = readFileSync(file, 'utf8');
const outcome = /\/\/ outcome: ([\w-]+)/.exec(source)?.[1];
const results = (fields) => console.log(JSON.stringify({ 'func-details': {}, 'verification-results': { 'encountered-vir-error': false, ...fields }, verus: { version } }, null, 2));
const say = (level, message, line = 1, col = 1) =>
  console.error(JSON.stringify({ level, message, code: null, spans: [{ file_name: file, line_start: line, line_end: line, column_start: col, column_end: col + 3, is_primary: true, label: null, text: [] }] }));

switch (outcome) {
  case 'accept':
    results({ success: true, verified: 2, errors: 0 });
    break;
  case 'flags':
    say('note', flags.join(' '));
    say('error', flags.join(' '));
    results({ success: false, verified: 0, errors: 1 });
    process.exit(1);
    break;
  case 'echo-first-line':
    say('error', source.split('\n')[0], 1, source.indexOf('use') + 1);
    results({ success: false, verified: 0, errors: 1 });
    process.exit(1);
    break;
  case 'reject':
    say('error', 'postcondition not satisfied', 3, 5);
    say('error', 'aborting due to 1 previous error');
    results({ success: false, verified: 1, errors: 1 });
    process.exit(1);
    break;
  case 'warning-only':
    say('warning', 'unused variable');
    results({ success: true, verified: 1, errors: 0 });
    break;
  case 'borrow-error-after-success':
    say('error', 'use of moved value: `v`', 2, 1);
    results({ success: true, verified: 1, errors: 0 });
    break;
  case 'borrow-error':
    say('error', 'use of moved value: `v`', 2, 1);
    results({ success: true, verified: 1, errors: 0 });
    process.exit(1);
    break;
  case 'rustc-error':
    say('error', 'mismatched types', 4, 2);
    process.exit(1);
    break;
  case 'vir-error':
    say('error', 'could not automatically infer triggers', 4, 2);
    results({ 'encountered-vir-error': true });
    process.exit(1);
    break;
  case 'nothing':
    results({ success: true, verified: 0, errors: 0 });
    break;
  case 'errors-but-exit-0':
    results({ success: true, verified: 1, errors: 1 });
    break;
  case 'no-success-field':
    results({ verified: 1, errors: 0 });
    break;
  case 'success-but-exit-1':
    results({ success: true, verified: 1, errors: 0 });
    process.exit(1);
    break;
  case 'garbage':
    console.log('verification results:: 1 verified, 0 errors');
    break;
  case 'truncated':
    process.stdout.write('{ "verification-results": { "success": true');
    break;
  case 'silent-1':
    process.exit(1);
    break;
  case 'install':
    process.exit(128);
    break;
  case 'arguments':
    process.exit(255);
    break;
  case 'panic':
    console.error("thread 'rustc' panicked");
    process.exit(101);
    break;
  case 'signal':
    process.kill(process.pid, 'SIGSEGV');
    setInterval(() => undefined, 1000);
    break;
  case 'hang':
    // A child that outlives its parent unless the whole group is killed; it holds the pipe.
    spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
    setInterval(() => undefined, 1000);
    break;
  default:
    throw new Error(`no such outcome: ${outcome}`);
}
