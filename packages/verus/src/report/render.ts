import type { Diagnostic, Report } from '../verify.js';
import { LineMap, type Place } from '../syntax/span.js';

/** The diagnostics of a report as rustc writes them, with the lines they speak of, and one closing line with the verdict. No colour. */
export function renderDiagnostics(report: Report, source: string): string {
  const lines = new LineMap(source);
  const blocks = report.diagnostics.map((d) => renderOne(d, report.fileName, lines));
  return [...blocks, summary(report)].join('\n\n') + '\n';
}

function renderOne(d: Diagnostic, fileName: string, lines: LineMap): string {
  const width = String(Math.max(d.span.endLine, ...d.notes.map((n) => n.span.endLine))).length;
  const head = `${d.kind === 'unsupported' ? 'unsupported' : 'error'}[${d.claim ?? d.kind}]: ${d.message}`;
  const first = [`${' '.repeat(width)}--> ${fileName}:${d.span.line}:${d.span.col}`, ...quote(d.span, '^', '', lines, width)];
  const notes = d.notes.flatMap((n) => [`${' '.repeat(width)}::: ${fileName}:${n.span.line}:${n.span.col}`, ...quote(n.span, '-', ` ${n.message}`, lines, width)]);
  return [head, ...first, ...notes].join('\n');
}

function quote(span: Place, mark: string, label: string, lines: LineMap, width: number): string[] {
  const text = lines.line(span.line);
  const end = span.endLine === span.line ? span.endCol : text.length + 1;
  const lead = text.slice(0, span.col - 1).replace(/[^\t]/g, ' ');
  const bar = `${' '.repeat(width)} |`;
  return [bar, `${String(span.line).padStart(width)} | ${text}`, `${bar} ${lead}${mark.repeat(Math.max(1, end - span.col))}${label}`];
}

function summary(report: Report): string {
  const verified = report.functions.filter((f) => f.verdict === 'verified').length;
  return `verdict: ${report.verdict} (${verified} of ${report.functions.length} functions verified, ${report.queries} queries, ${report.solver})`;
}
