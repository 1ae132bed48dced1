import type { Place } from '@codewalk/verus';

export interface VerusDiagnostic {
  readonly message: string;
  readonly spans: readonly { readonly place: Place; readonly label: string }[];
}

export interface VerusOutput {
  /** The one JSON object of standard output could be read, and has results. */
  readonly parsed: boolean;
  readonly success: boolean | undefined;
  readonly verified: number | undefined;
  /** Verification failures as Verus counts them. */
  readonly failed: number | undefined;
  /** Diagnostics of level `error`, `aborting due to …` left out. */
  readonly errors: readonly VerusDiagnostic[];
}

/** Reads what Verus printed with `--output-json --error-format=json`. */
export function readVerusOutput(stdout: string, stderr: string): VerusOutput {
  const errors = stderr.split('\n').flatMap(readDiagnostic);
  const results = readResults(stdout);
  if (!results) return { parsed: false, success: undefined, verified: undefined, failed: undefined, errors };
  const number = (key: string): number | undefined => (typeof results[key] === 'number' ? results[key] : undefined);
  return { parsed: true, success: typeof results['success'] === 'boolean' ? results['success'] : undefined, verified: number('verified'), failed: number('errors'), errors };
}

function readResults(stdout: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
    const results = parsed['verification-results'];
    return typeof results === 'object' && results !== null ? (results as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

interface RawSpan {
  readonly line_start: number;
  readonly column_start: number;
  readonly line_end: number;
  readonly column_end: number;
  readonly is_primary: boolean;
  readonly label: string | null;
}

function readDiagnostic(line: string): VerusDiagnostic[] {
  if (!line.startsWith('{')) return /^error\b/.test(line) && !line.includes('aborting due to') ? [{ message: line, spans: [] }] : [];
  let raw: { level?: string; message?: string; spans?: readonly RawSpan[] };
  try {
    raw = JSON.parse(line) as typeof raw;
  } catch {
    return [{ message: `unreadable diagnostic: ${line.slice(0, 200)}`, spans: [] }];
  }
  if (raw.level === undefined || !raw.level.startsWith('error') || raw.message === undefined || raw.message.includes('aborting due to')) return [];
  const spans = [...(raw.spans ?? [])].sort((a, b) => Number(b.is_primary) - Number(a.is_primary));
  return [{ message: raw.message, spans: spans.map((s) => ({ place: { line: s.line_start, col: s.column_start, endLine: s.line_end, endCol: s.column_end }, label: s.label ?? '' })) }];
}
