import stripAnsi from 'strip-ansi';
import { refuse, type Refusal, type Result } from './result.js';

/** A fenced block of an answer. `closed` is false where the text ends inside it, as at a token limit. */
export interface AnswerBlock {
  /** What stands behind the opening fence, such as a language; nothing depends on it. */
  readonly info: string;
  /** The lines between the fences as they were written: terminal codes, invisible characters and tags in it are content. */
  readonly body: string;
  readonly closed: boolean;
}

/** What a model wrote, unwrapped once and for all domains. */
export interface AnswerText {
  /** For reading words: without thinking, terminal codes and invisible characters, fences and blocks included. */
  readonly text: string;
  /** For artefacts that stand there unfenced: without thinking, else as written. Line ends are LF here too. */
  readonly source: string;
  /** Fenced blocks in order; the last one is the answer where drafts come first. None when `ambiguous`. */
  readonly blocks: readonly AnswerBlock[];
  /** There is no answer after the thinking; text, source and blocks are empty. */
  readonly unfinished: boolean;
  /**
   * What can be read in two ways, so that nobody may guess. `fences`: a block may be nested in, or follow, one that nobody
   * closed; `text` and `source` stand. `thinking`: it may end inside a block; all is empty.
   */
  readonly ambiguous: 'fences' | 'thinking' | null;
}

// Soft hyphen, zero-width space and joiners, word joiner, direction marks, BOM: nothing that a word's meaning hangs on.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const TAG = /<(\/?)think(?:ing)?>/gi;
const QUOTES = '`"\'';

const readable = (text: string): string => stripAnsi(text).replace(INVISIBLE, '');

/**
 * Unwraps an answer's text. Thinking goes, wherever it stands: from an opening tag to the next closing one, and all before a
 * closing tag that nobody opened; an opening tag that nobody closes means that the model did not answer. Tags inside a fenced
 * block, and tags directly between two quotes or backticks, are content. CRLF and CRCRLF become LF, as does CR in a text without LF.
 * Total and linear: any string gives a value.
 */
export function readAnswer(raw: string): AnswerText {
  const whole = raw.replace(/^\ufeff/, '');
  const reader = new Reader();
  for (const line of whole.split(whole.includes('\n') ? '\n' : '\r')) reader.read(withoutCr(line));
  return reader.end();
}

/** The answer where it is an artefact: the last block. Refused where there is none, it is empty, or it cannot be told. */
export function lastBlock({ blocks, unfinished, ambiguous }: AnswerText): Result<string> {
  const last = blocks.at(-1);
  if (unfinished) return refuse('unfinished', 'the thinking never ends, so there is no answer');
  if (ambiguous) return refuse('ambiguous', AMBIGUOUS[ambiguous]);
  if (!last) return refuse('no-block', 'the answer has no fenced block');
  if (last.body.trim() === '') return refuse('empty', 'the last fenced block is empty');
  return { ok: true, value: last.body };
}

const AMBIGUOUS = {
  fences: 'where fenced blocks begin and end can be read in two ways',
  thinking: 'where the thinking ends can be read in two ways',
} as const;

/** Why there is no answer to parse at all, for any domain; null where there may be one. */
export function noAnswer({ unfinished, ambiguous }: AnswerText): Refusal | null {
  if (unfinished) return refuse('unfinished', 'the thinking never ends, so there is no answer');
  return ambiguous === 'thinking' ? refuse('ambiguous', AMBIGUOUS.thinking) : null;
}

/** A text as a fenced block that `lastBlock` gives back, an LF at its end added if need be: the fence is longer than any inside. */
export function fenced(body: string, info = ''): string {
  const longest = Math.max(0, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${info}\n${body}${body === '' || body.endsWith('\n') ? '' : '\n'}${fence}\n`;
}

interface OpenBlock {
  readonly mark: string;
  readonly indent: number;
  readonly info: string;
  readonly lines: string[];
  /** Tags opened and not closed inside it. */
  thinking: number;
}

/** Reads line by line. It is in thinking, in a block, or outside both. */
class Reader {
  #kept: string[] = [];
  #blocks: AnswerBlock[] = [];
  #open: OpenBlock | null = null;
  #inThinking = false;
  #inList = false;
  /** A block holds a line that may open another block. */
  #nested = false;
  /** A block holds a closing tag alone on its line that nobody opened in it; whether something follows that block. */
  #torn: 'no' | 'inside' | 'followed' = 'no';

  read(line: string): void {
    if (this.#open) return this.#readInside(this.#open, line);
    const left = this.#dropThinking(line);
    if (left === null) return;
    const rest = withoutCr(left);
    if (this.#torn === 'inside' && rest.trim() !== '') this.#torn = 'followed';
    const fence = readFence(rest);
    const list = fence?.inList ?? LIST_ITEM.test(rest);
    // deeper than three columns it is code, unless a list is what indents it
    if (fence && (fence.indent <= 3 || list || this.#inList) && !(fence.mark[0] === '`' && fence.info.includes('`'))) {
      const { mark, indent, info } = fence;
      this.#open = { mark, indent, info: readable(info).trim(), lines: [], thinking: 0 };
    }
    if (list) this.#inList = true;
    else if (/^\S/.test(rest)) this.#inList = false;
    this.#kept.push(rest);
  }

  end(): AnswerText {
    if (this.#inThinking) return { text: '', source: '', blocks: [], unfinished: true, ambiguous: null };
    const open = this.#open;
    if (open) this.#blocks.push({ info: open.info, body: open.lines.join('\n'), closed: false });
    const fences = this.#nested || (open !== null && open.lines.every((line) => line.trim() === ''));
    if (this.#torn === 'followed' || (this.#torn === 'inside' && (fences || open))) return { text: '', source: '', blocks: [], unfinished: false, ambiguous: 'thinking' };
    const source = this.#kept.join('\n');
    return { text: readable(source).replace(/\r/g, '\n'), source, blocks: fences ? [] : this.#blocks, unfinished: false, ambiguous: fences ? 'fences' : null };
  }

  /** What is left of a line outside blocks; null when it is all thinking. */
  #dropThinking(line: string): string | null {
    let rest = '';
    let from = 0;
    for (const tag of line.matchAll(TAG)) {
      const after = tag.index + tag[0].length;
      const opens = tag[1] === '';
      const quoted = tag.index > 0 && QUOTES.includes(line[tag.index - 1]!) && line[tag.index - 1] === line[after];
      if (quoted || (opens && this.#inThinking)) continue;
      if (opens) rest += line.slice(from, tag.index);
      else if (!this.#inThinking) {
        this.#forget();
        rest = '';
      }
      this.#inThinking = opens;
      from = after;
    }
    if (this.#inThinking) return rest === '' ? null : rest;
    return rest + line.slice(from);
  }

  /** All so far was thinking. */
  #forget(): void {
    this.#kept = [];
    this.#blocks = [];
    this.#inList = this.#nested = false;
    this.#torn = 'no';
  }

  #readInside(open: OpenBlock, line: string): void {
    this.#kept.push(line);
    const fence = readFence(line);
    const same = fence !== null && !fence.inList && fence.mark[0] === open.mark[0] && fence.mark.length >= open.mark.length && fence.indent <= open.indent + 3;
    if (same && fence.info === '' && !fence.veiled) {
      this.#blocks.push({ info: open.info, body: open.lines.map((l) => `${l}\n`).join(''), closed: true });
      this.#open = null;
      return;
    }
    // one with something behind it, or that only invisible characters keep from closing the block
    if (same && !(fence.mark[0] === '`' && fence.info.includes('`'))) this.#nested = true;
    for (const [, closing] of line.matchAll(TAG)) {
      if (closing === '') open.thinking++;
      else if (open.thinking > 0) open.thinking--;
      else if (/^\s*<\/\w+>\s*$/.test(line)) this.#torn = 'inside';
    }
    open.lines.push(dedent(line, open.indent));
  }
}

interface Fence {
  readonly mark: string;
  /** Columns before the fence. */
  readonly indent: number;
  readonly info: string;
  readonly inList: boolean;
  /** Invisible characters stand before or in it, as some write who want no fence. */
  readonly veiled: boolean;
}

const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** A line of three or more backticks or tildes, as in CommonMark, with what stands behind; dressed in codes or not. */
function readFence(line: string): Fence | null {
  if (!line.includes('```') && !line.includes('~~~')) return null;
  const plain = readable(line);
  const body = plain.replace(/^[ \t]+/, '');
  const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/.exec(body)?.[0] ?? '';
  const mark = /^(?:`{3,}|~{3,})/.exec(body.slice(item.length))?.[0];
  if (mark === undefined) return null;
  return {
    mark,
    indent: plain.length - body.length + item.length,
    info: body.slice(item.length + mark.length).trim(),
    inList: item !== '',
    veiled: !stripAnsi(line).replace(/^[ \t]+/, '').startsWith(item + mark),
  };
}

/** Without the CRs at its end: CRLF, and CRCRLF as a second conversion makes it. */
function withoutCr(line: string): string {
  let end = line.length;
  while (line[end - 1] === '\r') end--;
  return line.slice(0, end);
}

/** The line without as much of its indentation as its block's fence has. */
function dedent(line: string, indent: number): string {
  let at = 0;
  while (at < indent && (line[at] === ' ' || line[at] === '\t')) at++;
  return line.slice(at);
}
