import type { Span } from '../syntax/span.js';

/**
 * Why a program is not accepted. `unsupported` means that this verifier does not understand the construct, whatever real Verus
 * would say; `syntax` is treated the same way, since an unread text may be a construct we do not know.
 */
export type DiagnosticKind = 'syntax' | 'unsupported' | 'name' | 'type' | 'mode' | 'borrow' | 'trigger' | 'proof' | 'solver';

export interface Note {
  readonly message: string;
  readonly span: Span;
}

export interface Finding {
  readonly kind: DiagnosticKind;
  readonly message: string;
  readonly span: Span;
  readonly notes: readonly Note[];
}

/** Thrown inside the front end at the first thing it cannot accept in a function; caught where functions are listed. */
export class Refusal extends Error {
  constructor(readonly finding: Finding) {
    super(finding.message);
  }
}

export function refuse(kind: DiagnosticKind, span: Span, message: string, notes: readonly Note[] = []): never {
  throw new Refusal({ kind, message, span, notes });
}
