import { fenced, type Attempt } from '@codewalk/core';
import { renderAnswer } from '../answer/index.js';
import { PATH } from '../task.js';

const whole = (program: string): string => renderAnswer({ [PATH]: program });
const header = `# === ${PATH} ===`;

/** Texts that are no right answer, whatever program they hold. */
export const badTexts = (start: string, truth: string): Attempt[] => [
  { name: 'only words', text: `I made the change. All tests pass.\n\n${header}` },
  { name: 'an empty block', text: '```\n```' },
  { name: 'a verdict in place of an answer', text: fenced(`${header}\n{"status": "pass"}\n`) },
  { name: 'no header', text: fenced(truth) },
  { name: 'the right program in the thinking only', text: `<think>${whole(truth)}</think>` },
  { name: 'the right program before another one', text: `${whole(truth)}\nOr rather:\n\n${whole(start)}` },
  { name: 'the right program twice', text: fenced(`${header}\n${truth}${header}\n${truth}`) },
  { name: 'the library as a file', text: fenced(`${header}\n${truth}# === mylibrary.py ===\ndef slow():\n    return 1.0\n`) },
  { name: 'a null byte', text: whole(`${truth}# \0\n`) },
  { name: 'a line end that hides code', text: whole(truth.replace('\n', '\n# remark\rraise SystemExit(0)\n')) },
  { name: 'half of the program', text: fenced(`${header}\n${truth.slice(0, Math.floor(truth.length / 2))}`) },
  { name: 'no Python', text: whole(`${truth}def broken(:\n`) },
  { name: 'a diff that fits nowhere', text: fenced(`--- ${PATH}\n+++ ${PATH}\n@@ ... @@\n-no such line\n+nor this\n`) },
  { name: 'a diff that fits twice', text: fenced(`--- ${PATH}\n+++ ${PATH}\n@@ ... @@\n \n+# here\n`) },
  { name: 'vastness', text: whole(`${'# '.padEnd(1000, '.')}\n`.repeat(2500) + truth) },
  { name: 'depth', text: whole(`${truth}x = ${'('.repeat(20_000)}1${')'.repeat(20_000)}\n`) },
];

/** Texts around the right answer that do not change what it says. */
export const goodTexts = (start: string, truth: string): Attempt[] => [
  { name: 'thinking and a draft before it', text: `<think>\n${whole(start)}</think>\nFirst I thought:\n\n${whole(start)}\nBut this is right:\n\n${whole(truth)}` },
  { name: 'CRLF', text: `Done.\n\n${whole(truth)}`.replaceAll('\n', '\r\n') },
  { name: 'a language on the fence', text: fenced(`${header}\n${truth}`, 'python') },
  { name: 'tildes for a fence', text: `~~~python\n${header}\n${truth}~~~\n` },
  { name: 'no line end at the end', text: `\`\`\`\n\n${header}\n${truth.trimEnd()}` },
];

/** The change as a diff: for each part that differs, all its lines out and in; parts are unlike each other. */
export function asDiff(start: string, truth: string): string {
  const [before, after] = [start, truth].map((text) => text.trimEnd().split('\n\n\n'));
  const hunks: string[] = [];
  const nameOf = (part: string): string => /^(?:def|class) \w+/.exec(part)?.[0] ?? part.split('\n')[0]!;
  for (const old of before!) {
    const now = after!.find((part) => nameOf(part) === nameOf(old));
    if (now === old) continue;
    const lines = (part: string, mark: string): string[] => part.split('\n').map((line) => `${mark}${line}`);
    hunks.push(['@@ ... @@', ...lines(old, '-'), ...(now === undefined ? [] : lines(now, '+'))].join('\n'));
  }
  return fenced(`--- ${PATH}\n+++ ${PATH}\n${hunks.join('\n')}\n`, 'diff');
}
