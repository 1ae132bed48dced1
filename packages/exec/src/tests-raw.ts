import type { TestOutcome, Uncollected } from '@codewalk/core';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Parser } from 'tap-parser';

/** The tests of a report that a command wrote, or why there are none to be had of it. */
export type RawReport = { readonly tests: Record<string, TestOutcome>; readonly uncollected: readonly Uncollected[] } | { readonly why: string };

/** Several results under one name are one test, as bad as the worst of them. */
class Outcomes {
  readonly tests: Record<string, TestOutcome> = {};

  add(id: string, outcome: TestOutcome): void {
    const known = this.tests[id];
    const worse = (status: TestOutcome['status']): number => ['passed', 'skipped', 'failed'].indexOf(status);
    if (!known || worse(outcome.status) > worse(known.status)) this.tests[id] = outcome;
  }
}

const outcome = (status: TestOutcome['status'], detail: string | undefined): TestOutcome => (detail ? { status, detail: detail.trim().slice(0, 500) } : { status });

/** TAP 13 or 14. A test is a result line, named with the subtests it is in; lines below a comment that is a name, as tape writes, are one test. */
export function readTap(text: string): RawReport {
  const outcomes = new Outcomes();
  const parser = new Parser();
  readLevel(parser, [], outcomes);
  let bailed: string | undefined;
  parser.on('bailout', (reason: string) => {
    bailed = reason || 'no reason';
  });
  parser.end(text);
  if (bailed !== undefined) return { why: `the TAP report bailed out: ${bailed}` };
  if (!/^1\.\.\d+/m.test(text)) return { why: 'the report is no TAP, or lacks its plan' };
  const failed = Object.values(outcomes.tests).some(({ status }) => status === 'failed');
  if (!parser.results?.ok && !failed) return { why: 'the TAP report is not whole: its plan and its results differ' };
  return { tests: outcomes.tests, uncollected: [] };
}

interface TapResult {
  readonly ok: boolean;
  readonly name?: string;
  readonly id: number;
  readonly skip?: boolean | string;
  readonly todo?: boolean | string;
  readonly diag?: { readonly error?: unknown; readonly message?: unknown };
}

function readLevel(parser: Parser, above: readonly string[], outcomes: Outcomes): void {
  let group: string | undefined;
  let summary: { results: number } | undefined;
  parser.on('comment', (comment: string) => {
    const name = comment.replace(/^\s*#\s*/, '').trim();
    if (!name.startsWith('Subtest')) group = name;
  });
  parser.on('child', (child: Parser) => {
    const own = { results: 0 };
    summary = own;
    child.on('assert', () => own.results++);
    readLevel(child, [...above, child.name], outcomes);
  });
  parser.on('assert', (result: TapResult) => {
    const subtest = summary;
    summary = undefined;
    if (subtest && subtest.results > 0 && result.ok) return; // its own results were told
    const id = [...above, group ?? (result.name || `#${result.id}`)].join(' > ');
    const told = typeof result.diag?.error === 'string' ? result.diag.error : undefined;
    if (result.skip || result.todo) outcomes.add(id, outcome('skipped', result.skip ? String(result.skip) : 'todo'));
    else outcomes.add(id, outcome(result.ok ? 'passed' : 'failed', result.ok ? undefined : told));
  });
}

type Node = Readonly<Record<string, unknown>>;
const list = (value: unknown): Node[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Node[];

/** JUnit XML. A test is `classname::name`. */
export function readJUnit(text: string): RawReport {
  const valid = XMLValidator.validate(text);
  if (valid !== true) return { why: `the report is not XML: ${valid.err.msg} in line ${valid.err.line}` };
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false, parseTagValue: false, htmlEntities: true, isArray: (name) => ['testsuite', 'testcase'].includes(name) });
  const root = parser.parse(text) as Node;
  if (root['testsuites'] === undefined && root['testsuite'] === undefined) return { why: 'the report is no JUnit XML: it has no test suite' };
  const outcomes = new Outcomes();
  const walk = (suite: Node): void => {
    for (const inner of list(suite['testsuite'])) walk(inner);
    for (const test of list(suite['testcase'])) {
      const id = [test['classname'] ?? suite['name'], test['name']].filter((part) => part !== undefined && part !== '').map(String).join('::');
      const [bad] = [...list(test['failure']), ...list(test['error'])];
      const [skipped] = list(test['skipped']);
      const said = (node: Node): string => String(Object(node)['message'] ?? Object(node)['#text'] ?? node ?? '');
      if (test['failure'] !== undefined || test['error'] !== undefined) outcomes.add(id, outcome('failed', said(bad!)));
      else if (test['skipped'] !== undefined) outcomes.add(id, outcome('skipped', said(skipped!)));
      else outcomes.add(id, outcome('passed', undefined));
    }
  };
  walk((root['testsuites'] ?? root) as Node);
  return { tests: outcomes.tests, uncollected: [] };
}
