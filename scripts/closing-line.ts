import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with `N passed, N failed`, after the groups that this machine had to leave out. */
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
    // the last lines of the whole run, so after everything that the other reporters print
    process.on('exit', () => {
      for (const name of left) console.log(`left out: ${name}`);
      console.log(`${passed} passed, ${failed} failed`);
    });
  }
}
