export { checkDomain, checkNames, promiseOf, type CheckName, type CheckResult } from './check-domain.js';
export { describeDomain, type Runner, type SuiteOptions } from './describe-domain.js';
export type { CheckRequest } from './subject.js';
