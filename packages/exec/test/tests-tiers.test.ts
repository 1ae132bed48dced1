import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { groups, leftOut, processesBelow, required, type Group } from './groups.js';
import { inShort, TestPlace } from './tests-place.js';

/** In every tier: a supervisor is out of reach, other trees too where a tier has Landlock, and nothing is left running. */
const tested: readonly Group[] = [groups.strong, groups.userns, groups.uid, groups['limits-root']];

describe.each(tested.map((group) => [group.name, group] as const))('test runners in %s', (_, group) => {
  const reason = leftOut(group);
  if (reason !== null && !required) {
    it('give the right reports', (ctx) => ctx.skip(reason));
    return;
  }
  let place: TestPlace;
  beforeAll(async () => {
    expect(reason).toBe(null);
    place = await TestPlace.make({ group, jobs: 1 });
  });
  afterAll(async () => {
    await place.close();
    await vi.waitFor(() => expect(processesBelow()).toEqual([]), { timeout: 20_000 });
  });

  it('give the right reports, and leave nothing running', async () => {
    const python = { 'tests/test_a.py': 'import os, subprocess\ndef test_good():\n    subprocess.Popen(["sleep", "100"], start_new_session=True)\ndef test_bad(): assert 0\n' };
    expect(inShort(await place.run(python, { runner: 'pytest', tests: ['tests'] }))).toEqual({ 'tests/test_a.py::test_good': 'passed', 'tests/test_a.py::test_bad': 'failed' });
    const script = { 'test/a.test.js': "const { test } = require('node:test');\ntest('good', () => {});\ntest('bad', () => { throw new Error(); });\n" };
    expect(inShort(await place.run(script, { runner: 'node-test', tests: ['test'] }))).toEqual({ 'test/a.test.js::good': 'passed', 'test/a.test.js::bad': 'failed' });
    expect(inShort(await place.run({ 'tests/test_b.py': 'import os\nos._exit(0)\n' }, { runner: 'pytest', tests: ['tests'] }))).toBe('untrusted: it ended with code 0 before the end of its run');
  });

  if (group.tier === 'limits') return; // which promises neither

  it('keep the supervisor and other trees out of reach', async () => {
    const attack = 'import os, sys\ndef test_a():\n    frame = sys._getframe()\n    while frame.f_code.co_name != "pytest_runtestloop": frame = frame.f_back\n    job, parent, got = frame.f_locals["job"], os.getppid(), []\n    for name, attempt in {\n        "trees": lambda: os.listdir(os.path.dirname(job["template"])), "tree": lambda: os.listdir(job["template"]), "memory": lambda: open(f"/proc/{parent}/mem", "r+b"),\n        "pipe": lambda: open(f"/proc/{parent}/fd/3", "wb"), "signal": lambda: os.kill(parent, 9), "shadow": lambda: open("/etc/shadow"),\n    }.items():\n        try:\n            attempt()\n            got.append(name)\n        except OSError: pass\n    assert got == [], got\n';
    expect(await place.run({ 'tests/test_a.py': attack }, { runner: 'pytest', tests: ['tests'] })).toMatchObject({ kind: 'ran', tests: { 'tests/test_a.py::test_a': { status: 'passed' } } });
  });
});
