import type { Stream } from '@codewalk/core';
import { ProgramText } from './program-text.js';

/** What is tried on a task: a name, and the text of the program; null where it does not apply. */
export interface Change {
  readonly name: string;
  readonly write: (of: Subject) => string | null;
}

/** The program before and after the edit. */
export interface Subject {
  readonly start: ProgramText;
  readonly truth: ProgramText;
  /** Functions that the reference has and that it changes, and those that it leaves as they were; `main` and `check` aside. */
  readonly edited: readonly string[];
  readonly kept: readonly string[];
  /** Functions that the reference takes away. */
  readonly gone: readonly string[];
  readonly stream: Stream;
}

const FRAME = new Set(['main', 'check']);

export function subjectOf(start: string, truth: string, stream: Stream): Subject {
  const [before, after] = [ProgramText.of(start), ProgramText.of(truth)];
  const own = after.names.filter((name) => !FRAME.has(name));
  return {
    start: before,
    truth: after,
    edited: own.filter((name) => before.part(name) !== after.part(name)),
    kept: own.filter((name) => before.part(name) === after.part(name)),
    gone: before.names.filter((name) => !after.names.includes(name)),
    stream,
  };
}

/** One of the names, or null where there is none. */
export const oneOf = ({ stream }: Subject, names: readonly string[]): string | null => (names.length === 0 ? null : stream.pick(names));

/** A change to one part of the reference. */
export const onOne = (name: string, of: (subject: Subject) => readonly string[], write: (part: string, subject: Subject) => string | null): Change => ({
  name,
  write: (subject) => {
    const part = oneOf(subject, of(subject));
    if (part === null) return null;
    const old = subject.truth.part(part)!;
    const text = write(old, subject);
    return text === null || text === old ? null : subject.truth.with(part, () => text).toString();
  },
});
