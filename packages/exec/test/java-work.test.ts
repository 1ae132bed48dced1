import { describe, expect, it } from 'vitest';
import { Batch, type MachineEnd } from '../src/java-batch.js';
import { readFrames, type Ready, type Segment } from '../src/java-work.js';
import { defaultJavaLimits, type JavaInput } from '@codewalk/core';

const segments: Segment[] = [{ program: 0, side: 0, from: 0, to: 2 }, { program: 0, side: 1, from: 0, to: 2 }, { program: 1, side: 0, from: 3, to: 4 }];
const WHOLE = 'begin\n0 .{"v":1}\n1 =0\n2 =0\n3 .{"x":"java.lang.Error"}\n4 .{"v":2}\n5 end\n';

describe('frames', () => {
  it('are read in order, each with the call that it is of', () => {
    const read = readFrames(WHOLE, segments);
    expect(read).toMatchObject({ whole: true, wrong: false });
    expect(read.frames.map(({ program, side, input, said }) => [program, side, input, said.kind === 'outcome' ? said.outcome : said])).toEqual([
      [0, 0, 0, { kind: 'returned', value: 1 }], [0, 0, 1, { kind: 'returned', value: 1 }], [0, 1, 0, { kind: 'returned', value: 1 }], [0, 1, 1, { kind: 'threw', exception: 'java.lang.Error' }], [1, 0, 3, { kind: 'returned', value: 2 }],
    ]);
  });

  it.each([
    ['a number that is not the next', WHOLE.replace('2 =0', '3 =0'), 2],
    ['a number twice', WHOLE.replace('1 =0', '0 =0'), 1],
    ['a text that was not there', WHOLE.replace('2 =0', '2 =7'), 2],
    ['no frame at all', WHOLE.replace('begin\n', 'begin\nhello\n'), 0],
    ['something before the first', `hello\n${WHOLE}`, 0],
    ['another end', WHOLE.replace('5 end', '6 end'), 5],
    ['more after the end', `${WHOLE}6 =0\n`, 5],
  ])('are wrong with %s', (_, text, taken) => {
    const read = readFrames(text, segments);
    expect(read).toMatchObject({ whole: false, wrong: true });
    expect(read.frames).toHaveLength(taken);
  });

  it('that break off are neither whole nor wrong', () => {
    expect(readFrames(WHOLE.slice(0, -20), segments)).toMatchObject({ whole: false, wrong: false });
    expect(readFrames('', segments)).toMatchObject({ whole: false, wrong: false, frames: [] });
  });

  it('whose outcome is no typed value are refused', () => {
    const outcome = (text: string): unknown => {
      const said = readFrames(`begin\n0 .${text}\n1 end\n`, [{ program: 0, side: 0, from: 0, to: 1 }]).frames[0]!.said;
      return said.kind === 'outcome' && said.outcome.kind === 'refused' ? said.outcome.code : said;
    };
    expect(['{', '{"v":{"$":"what"}}', '{"v":1.5}', '{"a":{"0":[{}]},"v":1}', '{"v":{"$":"refused","code":"lazy","type":"t","at":""}}'].map(outcome)).toEqual(['not-a-value', 'not-a-value', 'not-a-value', 'not-a-value', 'lazy']);
  });
});

describe('a batch', () => {
  const program = (inputs: number): Ready => ({
    guards: 0,
    sides: [{ side: { source: '', className: 'A', method: 'f', parameters: [] }, compiled: { home: 'u0.', classes: [], stateful: false, references: [] } }],
    inputs: Array.from({ length: inputs }, (): JavaInput => ({ arguments: [] })),
  });
  const end = (ended: MachineEnd['ended'], frames: string, raw = ''): MachineEnd => ({ ended, frames, raw, status: 0 });
  const outcomes = async (inputs: number, ends: (MachineEnd | string)[]): Promise<unknown> => {
    const [run] = await new Batch([program(inputs)], defaultJavaLimits, () => Promise.resolve(ends.shift()!)).run();
    return run!.kind === 'ran' ? run!.outcomes[0]!.map((outcome) => (outcome.kind === 'limit' ? outcome.limit : outcome.kind === 'refused' ? outcome.code : outcome.kind)) : run;
  };

  describe('with guards', () => {
    const guarded = async (inputs: number, frames: string[]): Promise<unknown> => {
      const { sides } = program(inputs);
      const ends = frames.map((text) => end('exit', `begin\n${text}`));
      const [run] = await new Batch([{ ...program(inputs), guards: 1, sides: [sides[0]!, sides[0]!] }], defaultJavaLimits, () => Promise.resolve(ends.shift()!)).run();
      if (run!.kind !== 'ran') return run;
      expect(run!.outcomes).toHaveLength(1);
      return run!.outcomes[0]!.map((outcome) => (outcome.kind === 'limit' ? outcome.limit : outcome.kind === 'refused' ? outcome.code : outcome.kind));
    };

    it('takes what the guard gave where it was spent, and does not ask for it again', async () => {
      expect(await guarded(2, ['0 .{"l":"cpu"}\n1 .{"v":1}\n2 -\n3 .{"v":2}\n4 end\n'])).toEqual(['cpu', 'returned']);
      expect(await guarded(2, ['0 .{"l":"memory"}\n1 .{"l":"stack"}\n2 -\n3 .{"v":2}\n4 end\n'])).toEqual(['memory', 'returned']);
    });

    it('skips what is left once the guard went over its limit often enough, and no sooner', async () => {
      expect(await guarded(4, ['0 .{"l":"cpu"}\n1 =0\n2 =0\n3 -\n4 -\n5 -\n6 -\n7 -\n8 end\n'])).toEqual(['cpu', 'cpu', 'cpu', 'skipped']);
      expect(await guarded(2, ['0 .{"l":"cpu"}\n1 -\n2 -\n3 .{"v":1}\n4 end\n', '0 .{"v":3}\n1 end\n'])).toEqual(['returned', 'returned']);
    });

    it('calls what was left out without need, and believes no second time that it was', async () => {
      const unneeded = '0 .{"v":1}\n1 -\n2 end\n';
      expect(await guarded(1, [unneeded, '0 .{"v":2}\n1 end\n'])).toEqual(['returned']);
      expect(await guarded(1, [unneeded, '0 -\n1 end\n'])).toEqual(['forged']);
    });

    it('does without a guard that cannot be called', async () => {
      expect(await guarded(2, ['0 #there is no method\n2 .{"v":1}\n3 .{"v":2}\n4 end\n'])).toEqual(['returned', 'returned']);
    });
  });

  it('takes what a slow call gives alone, and goes on after it', async () => {
    expect(await outcomes(3, [end('cpu', 'begin\n0 .{"v":1}\n'), end('exit', 'begin\n0 .{"v":2}\n1 end\n'), end('exit', 'begin\n0 .{"v":3}\n1 end\n')])).toEqual(['returned', 'returned', 'returned']);
  });

  it('counts a call as over its time only when it is so alone too', async () => {
    expect(await outcomes(2, [end('cpu', 'begin\n'), end('cpu', 'begin\n'), end('exit', 'begin\n0 .{"v":3}\n1 end\n')])).toEqual(['cpu', 'returned']);
  });

  it('looks for a call that ended its machine call by call, then alone', async () => {
    expect(await outcomes(2, [end('exit', ''), end('exit', 'begin\n0 .{"v":1}\n'), end('exit', 'begin\n')])).toEqual(['exits', 'exits']);
  });

  it('believes nothing of frames that are out of order', async () => {
    const forged = 'begin\n0 .{"v":1}\n0 .{"v":1}\n';
    expect(await outcomes(2, [end('exit', forged), end('exit', forged)])).toEqual(['forged', 'forged']);
    const both: Ready = { ...program(1), sides: [...program(1).sides, ...program(1).sides] };
    const ends = [end('exit', forged), end('exit', 'begin\n0 .{"v":5}\n1 end\n'), end('exit', 'begin\n7 .{"v":5}\n1 end\n')];
    const [run] = await new Batch([both], defaultJavaLimits, () => Promise.resolve(ends.shift()!)).run();
    expect(run).toMatchObject({ kind: 'ran', outcomes: [[{ kind: 'returned', value: 5 }], [{ kind: 'refused', code: 'forged' }]] });
  });

  it('is lost where no machine starts', async () => {
    expect(await outcomes(1, [end('start', '', 'no memory\n')])).toEqual({ kind: 'lost', why: 'a Java virtual machine did not start (status 0): no memory' });
    expect(await outcomes(1, ['cancelled'])).toEqual({ kind: 'lost', why: 'cancelled' });
  });
});
