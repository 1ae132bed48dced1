import type { Query } from '../vc/query.js';

const OPTIONS = [
  '(set-option :auto_config false)',
  '(set-option :smt.mbqi false)',
  '(set-option :smt.case_split 3)',
  '(set-option :smt.qi.eager_threshold 100.0)',
  '(set-option :smt.delay_units true)',
  '(set-option :smt.arith.solver 2)',
];

/** So many claims of one query may each use the whole limit; more share what these have, so that no query works without end. */
const FULL_CLAIMS = 20;

/**
 * The whole text for one query. Its answers are, in order: the canary, which must be `unsat`; the axioms alone, which must not be;
 * and one a claim, `unsat` where it is proved.
 */
export function script(query: Query, rlimit: number): string {
  const perClaim = Math.min(rlimit, Math.ceil((rlimit * FULL_CLAIMS) / Math.max(1, query.obligations.length)));
  return [
    ...OPTIONS,
    `(set-option :smt.arith.nl ${query.nonlinear})`,
    `(set-option :rlimit ${perClaim})`,
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
