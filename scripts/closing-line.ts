import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with `N passed, N failed`, after the groups that this machine had to leave out; where all are required, these have failed. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    const left: string[] = [];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      if (tests.length === 0 && module.state() === 'failed') failed++; // it did not even load
      for (const test of tests) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
        else left.push(test.fullName);
      }
    }
    const required = process.env['CODEWALK_REQUIRE_ALL'] === '1' && left.length > 0;
    // the last lines of the whole run, so after everything that the other reporters print
    process.on('exit', () => {
      for (const name of left) console.log(`left out${required ? ', but required' : ''}: ${name}`);
      if (required) process.exitCode = 1;
      console.log(`${passed} passed, ${failed + (required ? left.length : 0)} failed`);
    });
  }
}
