import { tokenize } from '@codewalk/verus';

/** Words that make a verifier believe what was not proved, or hide text from it. */
const BYPASSES = new Set([
  'assume', 'admit', 'assume_', 'assume_specification', 'assume_new', 'assume_termination', 'axiom', 'arbitrary', 'proof_from_false', 'unproven',
  'external', 'external_body', 'external_fn_specification', 'external_type_specification', 'external_trait_specification', 'external_derive', 'external_trait_extension',
  'exec_allows_no_decreases', 'exec_allows_no_decreases_clause', 'exec_assume_termination', 'may_not_terminate', 'nonlinear_assume',
  'uninterp', 'unsafe', 'unreachable', 'unimplemented', 'todo', 'panic', 'abort', 'exit', 'transmute',
  'cfg', 'cfg_attr', 'macro_rules', 'include', 'include_str', 'extern', 'no_verify', 'verify_false', 'trusted', 'opens_invariants', 'no_unwind', 'when_used_as_spec', 'allow_in_spec', 'broadcast',
]);

/** Macros of Verus itself. */
const MACROS = new Set(['verus', 'vec']);
/** Attributes that tell the prover how to search, and nothing else. */
const STEERING = new Set(['trigger', 'auto', 'all_triggers', 'verifier::loop_isolation', 'verifier::spinoff_prover', 'verifier::rlimit']);

/** What each suspicious thing in a program is, with how often it stands there: words, macros and attributes. */
export function suspects(source: string): Map<string, number> {
  const tokens = tokenize(source);
  const found = new Map<string, number>();
  const add = (what: string): void => void found.set(what, (found.get(what) ?? 0) + 1);
  tokens.forEach(({ type, text }, i) => {
    if (type === 'ident' && BYPASSES.has(text)) add(`\`${text}\``);
    if (type === 'ident' && !MACROS.has(text) && tokens[i + 1]?.text === '!' && /^[([{]$/.test(tokens[i + 2]?.text ?? '')) add(`the macro \`${text}!\``);
    if (text === '#') {
      const name = attributeAt(tokens.slice(i + 1, i + 6).map((t) => t.text));
      if (!STEERING.has(name)) add(`the attribute \`${name}\``);
    }
  });
  return found;
}

function attributeAt(texts: readonly string[]): string {
  const [, name = '', joint = '', rest = ''] = texts[0] === '!' ? texts.slice(1) : ['[', ...texts.slice(1)];
  return joint === '::' ? `${name}::${rest}` : name;
}

export interface Bypasses {
  /** What the task has none of, or of attributes and macros fewer than the answer. */
  readonly found: readonly string[];
  /** Words that are names in the task itself: how often they stand in the answer is told, and the verifier judges their use. */
  readonly counted: readonly string[];
}

/** The suspicious things in an answer, told apart from those that the task itself holds. */
export function bypasses(answer: string, task: string): Bypasses {
  const own = suspects(task);
  const all = [...suspects(answer)];
  const isNameOfTask = (what: string): boolean => what.startsWith('`') && own.has(what);
  return {
    found: all.filter(([what, times]) => !isNameOfTask(what) && times > (own.get(what) ?? 0)).map(([what]) => what),
    counted: all.filter(([what]) => isNameOfTask(what)).map(([what, times]) => `${what} ${times} times, in the task ${own.get(what)!} times`),
  };
}

/** Characters that make a text look like another one: control characters but tab and line feed, and marks that turn the direction. */
const HIDING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** The first such character, as `U+202E`; undefined where there is none. */
export function hidingCharacter(source: string): string | undefined {
  const found = HIDING.exec(source)?.[0];
  return found === undefined ? undefined : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
