import { describe, expect, it } from 'vitest';
import { outcomeOf, ReplyReader, type Head } from '../src/reply.js';

const reply = (head: Partial<Head>, result = '', output = ''): Buffer =>
  Buffer.from(`${JSON.stringify({ id: 1, kind: 'returned', ...head, result: Buffer.byteLength(result), output: Buffer.byteLength(output) })}\n${result}${output}`);

/** All replies in a text that arrives in pieces of a size. */
function read(text: Buffer, size: number): { result: string; output: string }[] {
  const reader = new ReplyReader();
  const found: { result: string; output: string }[] = [];
  for (let i = 0; i < text.length; i += size) {
    reader.push(text.subarray(i, i + size));
    for (let next = reader.next(); next && !(next instanceof Error); next = reader.next()) found.push({ result: next.result.toString(), output: next.output.toString() });
  }
  return found;
}

const ends = (head: Partial<Head>, result: string): unknown => outcomeOf({ head: { id: 1, kind: 'returned', result: 0, output: 0, ...head }, result: Buffer.from(result), output: Buffer.from('printed') });

describe('replies of the fork server', () => {
  it.each([1, 2, 7, 64, 1 << 20])('are the same in pieces of %i bytes', (size) => {
    const text = Buffer.concat([reply({}, '"é\\n"', 'a\n{"id": 9}\n'), reply({}), reply({}, '[1]', '')]);
    expect(read(text, size)).toEqual([{ result: '"é\\n"', output: 'a\n{"id": 9}\n' }, { result: '', output: '' }, { result: '[1]', output: '' }]);
  });

  it('may be long', () => {
    const long = JSON.stringify('x'.repeat(20_000_000));
    expect(read(reply({}, long), 1 << 16)[0]?.result.length).toBe(long.length);
  });

  it('are an error where the first line is none', () => {
    const reader = new ReplyReader();
    reader.push(Buffer.from('Traceback\n'));
    expect(reader.next()).toBeInstanceOf(Error);
  });

  it.each([
    ['text that is not JSON', '{"a": ', 'a result that is not JSON'],
    ['NaN', 'NaN', 'a result that is not JSON'],
    ['nothing', '', 'a result that is not JSON'],
    ['501 brackets', `${'['.repeat(501)}${']'.repeat(501)}`, 'a result nested deeper than 500'],
  ])('with %s are a crash of the job', (_, result, how) => {
    expect(ends({}, result)).toEqual({ kind: 'crashed', how, output: 'printed' });
  });

  it.each([['500 brackets', `${'['.repeat(500)}${']'.repeat(500)}`], ['brackets in text', JSON.stringify(`\\"${'['.repeat(600)}`)]])('with %s are a result', (_, result) => {
    expect(ends({}, result)).toEqual({ kind: 'returned', value: JSON.parse(result) as unknown, output: 'printed' });
  });

  it.each(['null', '[null]', '{"error": 1, "message": ""}', '{"error": "E"}'])('that raise %s are a crash of the job', (result) => {
    expect(ends({ kind: 'raised' }, result)).toEqual({ kind: 'crashed', how: 'an exception that is not one', output: 'printed' });
  });
});
