import type { Query } from '../vc/query.js';

const OPTIONS = [
  '(set-option :auto_config false)',
  '(set-option :smt.mbqi false)',
  '(set-option :smt.case_split 3)',
  '(set-option :smt.qi.eager_threshold 100.0)',
  '(set-option :smt.delay_units true)',
  '(set-option :smt.arith.solver 2)',
];

/**
 * The whole text for one query. Its answers are, in order: the canary, which must be `unsat`; the axioms alone, which must not be;
 * and one a claim, `unsat` where it is proved.
 */
export function script(query: Query, rlimit: number): string {
  return [
    ...OPTIONS,
    `(set-option :smt.arith.nl ${query.nonlinear})`,
    `(set-option :rlimit ${rlimit})`,
    ...query.vocabulary.lines(),
    '(push 1)',
    '(assert false)',
    '(check-sat)',
    '(pop 1)',
    '(check-sat)',
    ...query.lines(),
    '',
  ].join('\n');
}

/** How many answers precede those on the claims. */
export const CANARIES = 2;
