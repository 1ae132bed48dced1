import { script } from './smt/script.js';
import type { Finding } from './report/diagnostic.js';
import { Refusal } from './report/diagnostic.js';
import { parseProgram } from './syntax/parse-program.js';
import type { Program } from './syntax/ast.js';
import { checkProgram } from './types/check.js';
import { functionQueries, hasArithmeticTriggers } from './vc/generate.js';
import type { Obligation } from './vc/query.js';

export interface CompiledQuery {
  /** The function, with what part of it this is about. */
  readonly name: string;
  readonly script: string;
  readonly obligations: readonly Obligation[];
}

export interface CompiledFunction {
  readonly name: string;
  readonly mode: 'exec' | 'spec' | 'proof';
  readonly span: { readonly start: number; readonly end: number };
  readonly queries: readonly CompiledQuery[];
}

export interface Compiled {
  /** Undefined when the text could not be parsed. */
  readonly program: Program | undefined;
  readonly functions: readonly CompiledFunction[];
  /** Not empty: nothing of the program is to be trusted, and no query need be run. */
  readonly findings: readonly Finding[];
}

export interface CompileOptions {
  /** The solver's resource limit for each claim. Default 30,000,000, as much as Verus gives by default. */
  readonly rlimit?: number;
  /** Accept `assume(…)`, as Verus does without `--no-cheating`. Default false. */
  readonly allowAssume?: boolean;
}

export const DEFAULT_RLIMIT = 30_000_000;

/** Everything up to the solver: from the text of a program to the scripts whose answers decide. Pure; never throws on bad input. */
export function compile(source: string, options: CompileOptions = {}): Compiled {
  const rlimit = options.rlimit ?? DEFAULT_RLIMIT;
  let program: Program | undefined;
  try {
    program = parseProgram(source);
    const checked = checkProgram(program, { allowAssume: options.allowAssume ?? false });
    if (checked.findings.length > 0) return { program, functions: [], findings: checked.findings };
    const functions = checked.functions.map((fn): CompiledFunction => {
      const queries = functionQueries(fn, hasArithmeticTriggers(fn)).filter((q) => q.obligations.length > 0);
      return { name: fn.name, mode: fn.mode, span: fn.item.span, queries: queries.map((q) => ({ name: q.name, script: script(q, rlimit), obligations: q.obligations })) };
    });
    return { program, functions, findings: [] };
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    return { program, functions: [], findings: [e.finding] };
  }
}
