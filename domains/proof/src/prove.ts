import type { Case, Context } from '@codewalk/core';
import { verifySource, type Report } from '@codewalk/verus';

/** Resource units of one claim; verdicts depend on it and on the solver's version. Every verdict on the bundled pool is the same under six times as much, which lets a claim that cannot be proved run for minutes. */
export const RLIMIT = 5_000_000;

/** Verifies a whole program with the solver of this machine, which keeps the answers to scripts it was asked before. */
export function prove(program: string, { runtimes, signal }: Context): Promise<Report> {
  const { solver } = runtimes;
  return verifySource(program, {
    solver: { id: solver.id, run: (script) => solver.run(script, signal) },
    rlimit: RLIMIT,
    allowAssume: false,
    stopAtFirstFailure: true,
  });
}

/** A report as a case. A program that is not understood, or whose proof uses up the solver's memory, is not verified. */
export function proofCase(name: string, { verdict, diagnostics, functions, queries }: Report): Case {
  const [first] = diagnostics;
  const failing = functions.find((fn) => fn.verdict !== 'verified');
  const why = `${failing ? `${failing.name}: ` : ''}${first?.message ?? verdict}`;
  switch (verdict) {
    case 'verified': return { name, status: 'pass', detail: `${functions.length} functions` };
    case 'error': return { name, status: 'error', detail: why };
    case 'unsupported': return { name, status: 'fail', code: 'not-understood', detail: why };
    case 'failed':
      if (queries === 0) return { name, status: 'fail', code: 'ill-formed', detail: why };
      // a proof that fails without a claim is one that used up the solver's memory
      return first?.claim === undefined ? { name, status: 'limit', code: 'limit', detail: why } : { name, status: 'fail', code: 'not-verified', detail: why };
  }
}
