import type { Json, Outcome } from '@codewalk/core';

/** The first line of a reply; the bytes of the result and of the printed text follow it. */
export interface Head {
  readonly id: number;
  readonly kind: 'ready' | 'returned' | 'raised' | 'limit' | 'crashed' | 'lost';
  readonly result: number;
  readonly output: number;
  readonly limit?: 'cpu' | 'memory' | 'output' | 'result';
  readonly how?: string;
  readonly why?: string;
  readonly recycle?: string;
}

export interface Reply {
  readonly head: Head;
  readonly result: Buffer;
  readonly output: Buffer;
}

/** Cuts what a fork server writes into replies, however the pipe splits it. */
export class ReplyReader {
  #chunks: Buffer[] = [];
  #size = 0;
  #head: Head | undefined;

  push(data: Buffer): void {
    this.#chunks.push(data);
    this.#size += data.length;
  }

  /** The next whole reply; null until it is there; an error where its first line is none. */
  next(): Reply | null | Error {
    if (!this.#head) {
      const all = this.#joined();
      const line = all.indexOf(10);
      if (line < 0) return null;
      try {
        this.#head = JSON.parse(all.toString('utf8', 0, line)) as Head;
      } catch (error) {
        return error as Error;
      }
      this.#keep(all.subarray(line + 1));
    }
    const { result, output } = this.#head;
    if (this.#size < result + output) return null;
    const all = this.#joined();
    const reply = { head: this.#head, result: all.subarray(0, result), output: all.subarray(result, result + output) };
    this.#head = undefined;
    this.#keep(all.subarray(result + output));
    return reply;
  }

  #joined(): Buffer {
    const all = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }

  #keep(rest: Buffer): void {
    this.#chunks = [rest];
    this.#size = rest.length;
  }
}

/** Deeper documents than any domain's are refused, so that nobody who walks one needs more stack than there is. */
const MOST_NESTED = 500;

/** The outcome of a job. Its result bytes come from the job and may be anything: what is not JSON is a crash of the job. */
export function outcomeOf({ head, result, output: printed }: Reply): Outcome {
  const output = printed.toString();
  if (head.kind === 'limit') return { kind: 'limit', limit: head.limit!, output };
  if (head.kind === 'crashed') return { kind: 'crashed', how: head.how!, output };
  if (head.kind !== 'returned' && head.kind !== 'raised') return { kind: 'lost', why: `${head.why ?? head.kind}${output ? `: ${output}` : ''}` };
  if (nesting(result) > MOST_NESTED) return { kind: 'crashed', how: `a result nested deeper than ${MOST_NESTED}`, output };
  let value: Json;
  try {
    value = JSON.parse(result.toString()) as Json;
  } catch {
    return { kind: 'crashed', how: 'a result that is not JSON', output };
  }
  if (head.kind === 'returned') return { kind: 'returned', value, output };
  const { error, message } = Object(value) as { error?: unknown; message?: unknown };
  if (typeof error !== 'string' || typeof message !== 'string') return { kind: 'crashed', how: 'an exception that is not one', output };
  return { kind: 'raised', error, message, output };
}

/** How deep the brackets of a JSON text go, read without recursion. */
function nesting(text: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const byte = text[i]!;
    if (quoted) {
      if (byte === 0x5c) i++;
      else if (byte === 0x22) quoted = false;
    } else if (byte === 0x22) quoted = true;
    else if (byte === 0x5b || byte === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return deepest;
}
