import { refuse } from '../report/diagnostic.js';
import type { Cursor } from './cursor.js';
import type { Span } from './span.js';

export interface Attributes {
  readonly isolated: boolean | undefined;
  readonly opaque: boolean;
}

/** Lints and resource hints that change no meaning; every other attribute is refused. */
const HARMLESS = new Set(['allow', 'warn', 'inline', 'must_use', 'doc', 'verifier::spinoff_prover', 'verifier::rlimit', 'verifier::loop_isolation', 'rustfmt::skip']);
/** Crate attributes of newer Verus that keep the older dialect, which is the one understood here. */
const HARMLESS_CRATE = new Set([
  ...HARMLESS, 'deny', 'feature', 'verifier::exec_allows_no_decreases_clause', 'verifier::deprecated_postcondition_mut_ref_style', 'crate_type', 'cfg_attr',
]);

/** Reads `#[…]` before an item or a statement. */
export function parseAttributes(c: Cursor): Attributes {
  let isolated: boolean | undefined;
  let opaque = false;
  while (c.is('#') && c.is('[', 1)) {
    c.next();
    const { name, args, span } = readAttribute(c);
    if (name === 'verifier::loop_isolation') isolated = readBoolean(args, span);
    else if (name === 'verifier::opaque' || (name === 'verifier' && args === 'opaque')) opaque = true;
    else if (!HARMLESS.has(name)) refuse('unsupported', span, `the attribute \`${name}${args === '' ? '' : `(${args})`}\` is not supported`);
  }
  return { isolated, opaque };
}

/** Reads one `#![…]` of the file; gives what it says about loop isolation. */
export function parseCrateAttribute(c: Cursor): boolean | undefined {
  c.next();
  c.next();
  const { name, args, span } = readAttribute(c);
  if (name === 'verifier::loop_isolation') return readBoolean(args, span);
  if (!HARMLESS_CRATE.has(name)) refuse('unsupported', span, `the attribute \`${name}\` is not supported`);
  return undefined;
}

function readAttribute(c: Cursor): { name: string; args: string; span: Span } {
  const open = c.expect('[', 'to open the attribute');
  let name = c.next().text;
  while (c.accept('::')) name += `::${c.next().text}`;
  let args = '';
  let depth = 0;
  while (depth > 0 || !c.is(']')) {
    const token = c.next();
    if (token.type === 'eof') refuse('syntax', open.span, 'unclosed attribute');
    if (token.text === '(' || token.text === '[') depth++;
    if (token.text === ')' || token.text === ']') depth--;
    args += token.text;
  }
  const end = c.next();
  return { name, args: args.replace(/^\((.*)\)$/s, '$1'), span: { start: open.span.start, end: end.span.end } };
}

function readBoolean(args: string, span: Span): boolean {
  if (args === 'false') return false;
  if (args === 'true') return true;
  return refuse('unsupported', span, '`loop_isolation` takes `true` or `false`');
}
