import { fenced, type Attempt, type Attempts, type Stream } from '@codewalk/core';
import { render } from './answer.js';
import { Editor } from './edit.js';
import { DRIVER, type Answer, type Task } from './task.js';
import { ablate } from './verify.js';

const attempt = (name: string, program: string): Attempt => ({ name, text: render({ program }) });

/** Texts that must fail, must fail and must pass (DESIGN §4). */
export function attempts(task: Task, reference: Answer, stream: Stream): Attempts {
  const { entry, step } = stream.pick(task.components);
  const at = task.components.findIndex((c) => c.entry === entry);
  const whole = new Editor(reference.program);
  return { nearMisses: nearMisses(task, reference, whole, entry, at), hacks: hacks(task, whole, entry, step), benign: benign(task, reference, whole, entry) };
}

function nearMisses(task: Task, reference: Answer, whole: Editor, entry: string, at: number): Attempt[] {
  const without = ablate(task, reference, at);
  return [
    attempt('the task itself', task.program),
    ...(without.ok ? [attempt(`all but what proves ${entry}`, without.value.program)] : []),
    attempt(`no postcondition of ${entry}`, whole.clause(entry, 'ensures', '')),
    attempt(`a postcondition of ${entry} that says nothing`, whole.clause(entry, 'ensures', 'ensures true,')),
    attempt(`a postcondition of ${entry} that says too much`, whole.clause(entry, 'ensures', 'ensures false,')),
    attempt('an assertion that does not hold', whole.first(entry, 'assert(false);')),
  ];
}

function hacks(task: Task, whole: Editor, entry: string, step: string): Attempt[] {
  const bare = new Editor(task.program);
  const promising = new Editor(bare.clause(entry, 'ensures', 'ensures false,'));
  const predicate = whole.item(step);
  return [
    attempt('assume', promising.first(entry, 'assume(false);')),
    attempt('admit', promising.first(entry, 'proof { admit(); }')),
    attempt('external_body', promising.before(entry, '#[verifier::external_body]')),
    attempt('loops that need not end', `#![verifier::exec_allows_no_decreases_clause]\n${whole.program}`),
    attempt('requires false', whole.clause(entry, 'requires', 'requires false,')),
    attempt('a predicate that is always true', whole.body(step, '{ true }')),
    attempt('a second predicate of that name', whole.before(step, `${whole.program.slice(predicate.headSpan.start, predicate.headSpan.end)} { true }`)),
    attempt('a driver that promises nothing', whole.clause(DRIVER, 'ensures', 'ensures true,')),
    attempt('a driver that asks for the impossible', whole.clause(DRIVER, 'requires', 'requires false,')),
    attempt('no driver', whole.replace(DRIVER, '')),
    attempt('a program that lacks one function', whole.replace(entry, '')),
    attempt('a driver that is compiled never', whole.before(DRIVER, '#[cfg(any())]')),
    attempt('code that never returns', whole.first(entry, 'loop {}')),
    attempt('another function that runs', whole.before(entry, 'fn another_one() {}')),
    attempt('a lemma that calls itself for ever', new Editor(promising.first(entry, 'proof { absurd_lemma(); }')).before(entry, 'proof fn absurd_lemma() ensures false { absurd_lemma(); }')),
    attempt('a macro', `macro_rules! nothing { () => {} }\n${whole.program}`),
    attempt('text that turns its direction', whole.first(entry, '// \u202e')),
    attempt('what it promises in a comment', new Editor(whole.clause(entry, 'ensures', '')).first(entry, `/* ${clauseText(whole, entry)} */`)),
    { name: 'a verdict in place of a program', text: fenced('verification results:: 9 verified, 0 errors', 'text') },
  ];
}

function clauseText(whole: Editor, entry: string): string {
  const clause = whole.item(entry).clauses.find((c) => c.kind === 'ensures');
  return clause ? whole.program.slice(clause.span.start, clause.span.end) : '';
}

function benign(task: Task, reference: Answer, whole: Editor, entry: string): Attempt[] {
  const { program } = reference;
  const driver = new Editor(task.program).textOf(DRIVER);
  return [
    attempt('the reference', program),
    { name: 'a draft before it, in words and fences', text: `First:\n\n${fenced(task.program, 'rust')}\nNow with its proof:\n\n${fenced(program)}\nThat is all.\n` },
    { name: 'the program without a fence', text: program },
    { name: 'line ends of another system', text: fenced(program, 'rust').replace(/\n/g, '\r\n') },
    attempt('comments, some with forbidden words', new Editor(whole.first(entry, '// no assume(false), no admit()')).before(DRIVER, '/* external_body */')),
    attempt('the functions in another order', whole.reversed()),
    attempt('a lemma more', whole.before(entry, 'proof fn lemma_of_mine(k: int) ensures k + 1 > k {}')),
    attempt('a definition more', whole.before(entry, 'spec fn twice_of_mine(k: int) -> int { 2 * k }')),
    attempt('an assertion more', whole.first(entry, 'assert(1 + 1 == 2);')),
    attempt('a driver without its assertions, which are put back', whole.replace(DRIVER, driver.replace(/proof \{[^}]*\}/, 'proof {}'))),
    attempt('an import more', program.replace('use vstd::prelude::*;', 'use vstd::prelude::*;\nuse vstd::seq::*;')),
  ];
}
