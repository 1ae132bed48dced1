import stripAnsi from 'strip-ansi';

/** A fenced block of an answer. `closed` is false where the text ends inside it. */
export interface AnswerBlock {
  readonly info: string;
  readonly body: string;
  readonly closed: boolean;
}

/** What a model wrote, unwrapped once and for all domains: no thinking, no terminal codes, LF line ends. */
export interface AnswerText {
  readonly text: string;
  /** Fenced blocks in order; the last one is the answer where drafts come first. */
  readonly blocks: readonly AnswerBlock[];
  /** Set when there is no answer after the thinking. */
  readonly unfinished: boolean;
}

// Zero-width space, joiners, word joiner, BOM, soft hyphen, direction marks: invisible, so never part of an answer's meaning.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const THINK = /<(think|thinking)>[\s\S]*?<\/\1>/gi;
const CLOSER = /<\/(?:think|thinking)>/gi;
const OPENER = /<(?:think|thinking)>/i;

/**
 * Unwraps an answer's text. Thinking blocks go; after a closer without opener only what follows counts; an opener never
 * closed means that the model did not answer. Total: any string gives a value.
 */
export function readAnswer(raw: string): AnswerText {
  let text = stripAnsi(raw).replace(INVISIBLE, '').replace(/\r\n?/g, '\n').replace(THINK, '');
  const closers = [...text.matchAll(CLOSER)];
  const last = closers.at(-1);
  if (last) text = text.slice(last.index + last[0].length);
  const open = OPENER.exec(text);
  const unfinished = open !== null;
  if (open) text = text.slice(0, open.index);
  return { text: unfinished ? '' : text, blocks: unfinished ? [] : readBlocks(text), unfinished };
}

/** Fences as in CommonMark: three or more backticks or tildes, closed by at least as many of the same alone on a line. */
function readBlocks(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let open: { fence: string; info: string; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*(.*)$/.exec(line);
    if (open) {
      if (fence && fence[2] === '' && fence[1]![0] === open.fence[0] && fence[1]!.length >= open.fence.length) {
        blocks.push({ info: open.info, body: open.lines.map((l) => `${l}\n`).join(''), closed: true });
        open = undefined;
      } else open.lines.push(line);
    } else if (fence && !(fence[1]![0] === '`' && fence[2]!.includes('`'))) {
      open = { fence: fence[1]!, info: fence[2]!.trim(), lines: [] };
    }
  }
  if (open) blocks.push({ info: open.info, body: open.lines.join('\n'), closed: false });
  return blocks;
}
