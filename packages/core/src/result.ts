/** A refusal as a value: the input was read and found unfit. `at` names the place (`file:line`) where one is known. */
export interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly detail: string;
  readonly at?: string;
}

/** A value or a refusal with a code. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal;

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (code: string, detail: string, at?: string): Refusal => ({
  ok: false,
  code,
  detail,
  ...(at === undefined ? {} : { at }),
});
