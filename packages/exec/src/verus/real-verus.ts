import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic, Place, Report, Verdict } from '@codewalk/verus';
import { readVerusOutput, type VerusDiagnostic, type VerusOutput } from './verus-output.js';

export interface RealVerusOptions {
  /** Default `verus`, found on the path. */
  readonly command?: string;
  /** Arguments before Verus's own, for a wrapper. */
  readonly commandArgs?: readonly string[];
  /** Wall clock for one file, in ms: Verus has no limit of its own. Past it the whole process group is killed. Default 300,000. */
  readonly timeoutMs?: number;
  /** Verus's own resource limit, about a second a unit. Default 10. */
  readonly rlimit?: number;
}

/** The real Verus of this machine. Opt-in: never used where it was not asked for. */
export interface RealVerus {
  readonly id: string;
  verify(source: string, options?: { readonly fileName?: string; readonly allowAssume?: boolean }): Promise<Report>;
}

/** Newer Verus asks for `decreases` on every loop; this crate attribute keeps the older rule. */
const NO_DECREASES = { attribute: 'verifier::exec_allows_no_decreases_clause', since: [2025, 4] } as const;
/** Newer Verus wants `*final(x)` where older sources say `*x`; not prepended to a source that says `final`. */
const OLD_MUT_REFS = { attribute: 'verifier::deprecated_postcondition_mut_ref_style(true)', since: [2026, 2] } as const;

/** Asks Verus for its version; a string when it cannot be used, saying why. */
export async function findRealVerus(options: RealVerusOptions = {}): Promise<RealVerus | string> {
  const command = options.command ?? 'verus';
  const run = await runVerus(command, [...(options.commandArgs ?? []), '--version', '--output-json'], 30_000);
  const version = run.code === 0 ? versionOf(run.stdout) : undefined;
  if (version === undefined) return `\`${command}\` cannot be used: ${run.failure ?? `it ended with ${run.code ?? 'a signal'} when asked for its version`}`;
  return {
    id: `verus ${version}`,
    verify: (source, { fileName = 'input.rs', allowAssume = false } = {}) => verify(source, fileName, allowAssume, { ...options, command, version }),
  };
}

/** The attributes that make this version read a source of the 2024 dialect; none that the source has already. */
export function dialectAttributes(version: string, source: string): string[] {
  const [, year, month] = /\b(20\d\d)\.(\d\d?)\b/.exec(version) ?? [];
  const reached = ([y, m]: readonly [number, number]): boolean => year !== undefined && (Number(year) > y || (Number(year) === y && Number(month) >= m));
  const wanted = [...(reached(NO_DECREASES.since) ? [NO_DECREASES.attribute] : []), ...(reached(OLD_MUT_REFS.since) && !/\bfinal\s*\(/.test(source) ? [OLD_MUT_REFS.attribute] : [])];
  return wanted.filter((attribute) => !source.includes(attribute.replace(/\(.*/, '')));
}

interface Settings extends RealVerusOptions {
  readonly command: string;
  readonly version: string;
}

async function verify(source: string, fileName: string, allowAssume: boolean, settings: Settings): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'codewalk-verus-'));
  try {
    // On the first line, so that line numbers stay what they are.
    const prefix = dialectAttributes(settings.version, source).map((a) => `#![${a}] `).join('');
    const path = join(folder, 'input.rs');
    await writeFile(path, prefix + source);
    const rlimit = settings.rlimit ?? 10;
    const flags = ['--output-json', '--error-format=json', '--multiple-errors', '2', '--rlimit', String(rlimit), '--num-threads', '1'];
    if (!allowAssume) flags.push('--no-cheating');
    if (!/\bfn\s+main\b/.test(source)) flags.push('--crate-type=lib');
    const timeoutMs = settings.timeoutMs ?? 300_000;
    const run = await runVerus(settings.command, [...(settings.commandArgs ?? []), path, ...flags], timeoutMs);
    const output = readVerusOutput(run.stdout, run.stderr);
    const { verdict, why } = judge(run, output);
    const diagnostics = [...(why === undefined ? [] : [note(why, verdict)]), ...output.errors.map((e) => diagnostic(e, prefix.length))];
    return { format: 1, fileName, verdict, diagnostics, functions: [], queries: (output.verified ?? 0) + (output.failed ?? 0), solver: `verus ${settings.version}`, rlimit };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Accepts only when every sign agrees. What is not plainly about the program is an error of the installation. */
function judge(run: Run, output: VerusOutput): { verdict: Verdict; why?: string } {
  if (run.failure !== undefined) return { verdict: 'error', why: run.failure };
  if (run.code === 128) return { verdict: 'error', why: 'Verus, its toolchain or its solver is not installed rightly (exit 128)' };
  if (run.code === 255) return { verdict: 'error', why: 'Verus did not understand its arguments (exit 255)' };
  if (run.code === 101) return { verdict: 'error', why: 'Verus panicked (exit 101)' };
  if (run.code !== 0 && run.code !== 1) return { verdict: 'error', why: `Verus ended with exit code ${run.code ?? 'none'}` };
  if (!output.parsed) {
    // rustc stops before Verus has anything to say; its own errors are about the program.
    if (run.code === 1 && output.errors.length > 0) return { verdict: 'failed' };
    return { verdict: 'error', why: 'Verus printed no readable JSON' };
  }
  if (run.code === 1) return output.success === true && output.errors.length === 0 ? { verdict: 'error', why: 'Verus says success but ended with exit code 1' } : { verdict: 'failed' };
  if (output.errors.length > 0) return { verdict: 'failed' };
  if (output.success !== true || output.failed !== 0) return { verdict: 'error', why: 'Verus ended with exit code 0 but does not say success' };
  if ((output.verified ?? 0) < 1) return { verdict: 'failed', why: 'there is nothing to verify in this program' };
  return { verdict: 'verified' };
}

const NOWHERE: Place = { line: 1, col: 1, endLine: 1, endCol: 1 };

function note(message: string, verdict: Verdict): Diagnostic {
  return { kind: verdict === 'error' ? 'solver' : 'proof', message, span: NOWHERE, notes: [] };
}

function diagnostic(e: VerusDiagnostic, prefixLength: number): Diagnostic {
  const place = (p: Place): Place => ({ line: p.line, col: p.line === 1 ? Math.max(1, p.col - prefixLength) : p.col, endLine: p.endLine, endCol: p.endLine === 1 ? Math.max(1, p.endCol - prefixLength) : p.endCol });
  const [first, ...rest] = e.spans;
  return { kind: 'proof', message: e.message, span: first ? place(first.place) : NOWHERE, notes: rest.map((s) => ({ message: s.label, span: place(s.place) })) };
}

function versionOf(stdout: string): string | undefined {
  try {
    const parsed = JSON.parse(stdout) as { verus?: { version?: unknown } };
    return typeof parsed.verus?.version === 'string' ? parsed.verus.version : undefined;
  } catch {
    return /Version:?\s+(\S+)/i.exec(stdout)?.[1];
  }
}

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Set when it did not end by itself, or could not be started. */
  readonly failure: string | undefined;
}

/** More output than this is no verdict. */
const MAX_OUTPUT_CHARS = 50_000_000;

function runVerus(command: string, args: readonly string[], timeoutMs: number): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let stdout = '';
    let stderr = '';
    let failure: string | undefined;
    const stop = (why: string): void => {
      failure ??= why;
      // Verus starts rustc and z3: all of its group goes.
      if (child.pid !== undefined) {
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          child.kill('SIGKILL');
        }
      }
    };
    const timer = setTimeout(() => stop(`Verus was stopped after ${timeoutMs} ms`), timeoutMs);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      if (stdout.length > MAX_OUTPUT_CHARS) stop('Verus printed too much');
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
      if (stderr.length > MAX_OUTPUT_CHARS) stop('Verus printed too much');
    });
    child.on('error', (e) => {
      clearTimeout(timer);
      resolve({ code: null, stdout, stderr, failure: `it cannot be started: ${e.message}` });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr, failure: failure ?? (signal === null ? undefined : `Verus was ended by ${signal}`) });
    });
  });
}
