import { readFileSync } from 'node:fs';
import { usageError, z, type AtomSource, type File } from '@codewalk/core';
import { atomOf, Skipped } from './import-codecomplex-atom.js';
import { readPrograms, type Program } from './import-codecomplex-records.js';

/** The repository of the data set has no licence file and its README names none. */
const LICENCE = 'unknown';

/** Programs in work at once; what comes out is in the order of the file all the same. */
const AHEAD = 4;

/**
 * CodeComplex (`sybaik1/CodeComplex`) as atoms: one function of a program whose measured class is the program's label. Of several
 * programs of one problem, the first that gives an atom is kept.
 */
export const codecomplex: AtomSource<Record<string, never>> = {
  summary: 'programs of the CodeComplex data set, as its own JSONL or as the chat form of its splits',
  options: z.strictObject({}),
  async *run(input, _options, ctx) {
    const programs = readPrograms(readText(input), input);
    const kept = new Set<string>();
    const waiting: { program: Program; made: Promise<File | Skipped> }[] = [];
    let next = 0;
    while (next < programs.length || waiting.length > 0) {
      while (next < programs.length && waiting.length < AHEAD) {
        const program = programs[next++]!;
        waiting.push({ program, made: program.problem !== null && kept.has(program.problem) ? Promise.resolve(sameProblem(program)) : attempt(program) });
      }
      const { program, made } = waiting.shift()!;
      let result = await made;
      ctx.signal.throwIfAborted();
      if (!(result instanceof Skipped) && program.problem !== null) {
        if (kept.has(program.problem)) result = sameProblem(program);
        else kept.add(program.problem);
      }
      if (result instanceof Skipped) yield { skipped: result.code, where: `${input}:${program.line}`, detail: result.detail };
      else yield { file: result };
    }

    async function attempt(program: Program): Promise<File | Skipped> {
      try {
        return await atomOf(program, LICENCE, ctx);
      } catch (error) {
        if (error instanceof Skipped) return error;
        throw error;
      }
    }
  },
};

const sameProblem = (program: Program): Skipped => new Skipped('same-problem', `an earlier program of ${program.problem} is kept`);

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw usageError('not-readable', `${path} cannot be read: ${(cause as Error).message}`, { at: path, cause });
  }
}
