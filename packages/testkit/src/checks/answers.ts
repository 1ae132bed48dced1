import { isDeepStrictEqual } from 'node:util';
import { readAnswer, sha256, Stream, type Result } from '@codewalk/core';
import fc from 'fast-check';
import { count, eachTask, inWords, shorten, type Check } from '../finding.js';
import type { Drawn, Subject } from '../subject.js';
import { DomainThrew } from '../watched.js';
import { throughJson } from './pool.js';

export const rendering: Check = {
  says: 'an answer that is written out reads back as itself',
  async run(subject) {
    const { render, parse } = subject.domain.answer;
    const { checked, problems } = await eachTask(subject, (task) => {
      const { task: own, reference } = task.composed;
      const { nearMisses, hacks, benign } = subject.domain.attempts(own, reference, new Stream(`${task.path}/attempts`));
      const readable = [...nearMisses, ...hacks, ...benign].flatMap(({ text }) => {
        const read = parse(own, readAnswer(text));
        return read.ok ? [read.value as unknown] : [];
      });
      const found = [reference, ...readable].flatMap((answer) => {
        const text = render(own, answer);
        const read = parse(own, readAnswer(text)) as Result<unknown>;
        if (read.ok && isDeepStrictEqual(read.value, answer)) return [];
        const back = read.ok ? `reads back as ${shorten(inWords(read.value))}` : `cannot be read back (${read.code}: ${read.detail})`;
        return [`${answer === reference ? 'the reference' : 'an answer'} ${shorten(inWords(answer))}, written as ${shorten(JSON.stringify(text))}, ${back}`];
      });
      return { checked: 1 + readable.length, problems: [...new Set(found)] };
    });
    return { checked, seen: count(checked, 'answer'), problems };
  },
};

const TEXTS = 500;

/** Pieces that readers of answers trip over, strung together with pieces of the right answer. */
const PIECES = ['', ' ', '\n', '\r\n', '\t', '\0', '```', '```json', '````', '~~~', '<think>', '</think>', '{', '}', '[', ']', '"', "'", '\\', '%', '$', '0', '-1', '1e999', 'NaN', 'null', 'true', '{}', '[]', '{"__proto__":1}', 'constructor', 'é', '\u200b', '\ud800', '🙂', '--- a/x\n+++ b/x', '../../etc', '/'];

export const total: Check = {
  says: 'reading an answer never throws and gives only answers',
  async run(subject) {
    const { tasks } = await subject.sample();
    const levels = [...new Set(tasks.map(({ level }) => level))].map((level) => tasks.find((task) => task.level === level)!);
    const problems = levels.flatMap((task) => {
      const broken = firstBroken(subject, task);
      return broken === null ? [] : [`${task.where}: ${broken}`];
    });
    return { checked: levels.length, seen: count(levels.length * TEXTS, 'arbitrary text'), problems };
  },
};

function firstBroken(subject: Subject, task: Drawn): string | null {
  const rendered = subject.rendered(task);
  const pieces = [...PIECES, ...rendered.split('\n'), rendered];
  const arbitrary = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ maxLength: 200 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('\n')),
    fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.tuple(fc.nat(rendered.length), fc.string({ maxLength: 4 }), fc.nat(8)).map(([at, put, cut]) => rendered.slice(0, at) + put + rendered.slice(at + cut)),
  );
  const seed = Number.parseInt(sha256(`${task.path}/texts`).slice(0, 7), 16);
  const { counterexample, failed } = fc.check(fc.property(arbitrary, (text) => readingProblem(subject, task, text) === null), { seed, numRuns: TEXTS });
  if (!failed) return null;
  const [text] = counterexample!;
  return `${shorten(JSON.stringify(text))} ${readingProblem(subject, task, text)}`;
}

function readingProblem({ domain }: Subject, { composed }: Drawn, text: string): string | null {
  let read: Result<unknown>;
  try {
    read = domain.answer.parse(composed.task, readAnswer(text)) as Result<unknown>;
  } catch (error) {
    if (!(error instanceof DomainThrew)) throw error;
    return `made it throw: ${error.message}`;
  }
  if (read instanceof Promise) return 'was answered with a promise: parse is not async';
  if (read?.ok === true) {
    const back = throughJson(domain.schema.answer, read.value);
    return 'problem' in back ? `was read as an answer that ${back.problem}` : null;
  }
  return read?.ok === false && typeof read.code === 'string' && typeof read.detail === 'string' ? null : 'was answered with no Result: give ok(value) or refuse(code, detail)';
}
