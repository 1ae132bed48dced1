import { placeOf, writeInstruction } from '../instructions.js';
import { givesValues, returnTypeOf, takesValues, type Role } from '../program.js';
import type { EditsTask } from '../task.js';
import { assignedIn, BodyReader, callsIn, contentOf, nodesOf, type Statement } from './body.js';
import { obeys } from './instruction-forms.js';
import type { ReadFunction } from './module.js';
import { shapeOf } from './shape.js';
import { child, named, type Syntax } from './tree.js';

/** The rules that an edited function is held to, by name. */
export const functionRules = ['signature', 'body', 'idle arm', 'calls', 'values passed', 'values used', 'instructions', 'comment'] as const;
export type FunctionRule = (typeof functionRules)[number];

/** What a rule is given: a function of the answer beside its own two versions. */
export interface Judged {
  readonly task: EditsTask;
  readonly role: Role;
  readonly roles: ReadonlyMap<string, Role>;
  readonly given: ReadFunction;
  readonly start: ReadFunction;
  readonly truth: ReadFunction;
  /** Functions of the program and of `mylibrary`. */
  readonly functions: ReadonlySet<string>;
}

/** What is wrong with one edited function, rule by rule; rules that do not apply or hold are not in it. */
export function judgeFunction(judged: Judged): Map<FunctionRule, string> {
  const found = new Map<FunctionRule, string>();
  const say = (rule: FunctionRule, why: string | null): void => {
    if (why !== null) found.set(rule, why);
  };
  say('signature', signature(judged));
  const arms = armsOf(judged.given, judged.role);
  const before = armsOf(judged.start, judged.role)!;
  if (!arms) {
    say('body', 'it is no longer one `if check(…)` with two arms and nothing beside it');
    return found;
  }
  if (arms.condition !== before.condition) say('body', 'the condition of its guard changed');
  if (arms.idle !== before.idle) say('idle arm', 'the arm that never runs changed');
  const assigned = assignedIn(arms.live);
  const functions = new Set([...judged.functions].filter((name) => !assigned.has(name)));
  const reader = new BodyReader({ code: judged.task.code, parameters: ['val', ...valueParameters(judged.role)], functions, hints: (local) => hintsFor(judged, local) });
  reader.read(arms.live);
  if (reader.problems.length > 0) {
    say('body', reader.problems[0]!);
    return found;
  }
  const body: Body = { ...judged, statements: reader.statements, aliases: aliasesOf(reader.statements) };
  say('calls', calls(body, armsOf(judged.truth, judged.role)!.live));
  say('values passed', passing(body));
  say('values used', use(body));
  say('instructions', instructions(body));
  say('comment', comment(body));
  return found;
}

/** A value has its own type; any other local that of the program's values, of a value, or of a result with values. */
function hintsFor({ task, role, roles }: Judged, local: string): string[] {
  const value = role.edit.values.find(({ name }) => name === local);
  if (value) return [value.type];
  const results = [role, ...role.inner.map((callee) => roles.get(callee)!)].map((one) => returnTypeOf(task, one, true));
  const library = role.edit.kind === 'add-return' ? [`tuple[${[returnTypeOf(task, role, false), ...role.edit.values.map((v) => v.type)].join(', ')}]`] : [];
  return [returnTypeOf(task, role, false), 'float', 'str', ...results, ...library].map(squeezed);
}

const valueParameters = (role: Role): string[] => (takesValues(role, true) ? role.edit.values.map((v) => v.name) : []);

interface Arms {
  /** The statements that run, without a docstring. */
  readonly live: readonly Syntax[];
  readonly idle: string;
  readonly condition: string;
}

/** The parts of a body; null where a guarded function is not just its guard. */
export function armsOf({ body }: ReadFunction, { fn }: Role): Arms | null {
  const statements = isText(body[0]) ? body.slice(1) : body;
  if (!fn.guard) return { live: statements, idle: '', condition: '' };
  const [guard] = statements;
  if (statements.length !== 1 || guard!.type !== 'if_statement') return null;
  const alternatives = guard!.children.filter((c) => c.field === 'alternative');
  if (alternatives.length !== 1 || alternatives[0]!.type !== 'else_clause') return null;
  const then = named(child(guard!, 'consequence')!);
  const otherwise = named(child(alternatives[0]!, 'body')!);
  const [live, idle] = fn.guard.runs === 'then' ? [then, otherwise] : [otherwise, then];
  return { live, idle: idle.map(shapeOf).join(' '), condition: shapeOf(child(guard!, 'condition')!) };
}

const isText = (node: Syntax | undefined): boolean => node?.type === 'expression_statement' && named(node)[0]?.type === 'string' && !named(node)[0]!.children.some((c) => c.type === 'interpolation');

const squeezed = (text: string): string => text.replace(/\s+/g, '');

function signature({ task, role, given }: Judged): string | null {
  const defaults = role.edit.kind === 'add-parameter';
  const wanted = [
    { name: 'val', type: null, value: null },
    ...(takesValues(role, true) ? role.edit.values.map((v) => ({ name: v.name, type: v.type as string, value: defaults ? `${v.library}()` : null })) : []),
  ];
  if (child(given.node, 'type_parameters')) return 'it has parameters for types';
  const parameters = named(child(given.node, 'parameters')!);
  if (parameters.length !== wanted.length) return `it takes ${parameters.length} parameters in place of ${wanted.length}`;
  for (const [i, node] of parameters.entries()) {
    const { name, type, value } = wanted[i]!;
    if (!['identifier', 'typed_parameter', 'default_parameter', 'typed_default_parameter'].includes(node.type)) return `line ${node.row + 1}: a parameter of a special form`;
    const own = node.type === 'identifier' ? node.text : (child(node, 'name') ?? node.children[0]!).text;
    if (own !== name) return `parameter ${i + 1} is ${own} in place of ${name}`;
    const hint = child(node, 'type');
    if (hint && squeezed(hint.text) !== (type ?? returnTypeOf(task, role, false))) return `${name} is said to be ${hint.text}`;
    const given = child(node, 'value');
    if ((given ? squeezed(given.text) : null) !== value) return `the default of ${name} is ${given?.text ?? 'missing'} in place of ${value ?? 'none'}`;
  }
  const hint = child(given.node, 'return_type');
  const result = returnTypeOf(task, role, true);
  return hint && squeezed(hint.text) !== squeezed(result) ? `its result is said to be ${hint.text} in place of ${result}` : null;
}

interface Body extends Judged {
  readonly statements: readonly Statement[];
  /** Locals that are only another name for something: set once, to a name. */
  readonly aliases: ReadonlyMap<string, string>;
}

function aliasesOf(statements: readonly Statement[]): Map<string, string> {
  const times = new Map<string, number>();
  for (const s of statements) if (s.of === 'assign') for (const t of s.targets) times.set(t, (times.get(t) ?? 0) + 1);
  return new Map(statements.flatMap((s) => (s.of === 'assign' && !s.augmented && s.targets.length === 1 && s.value.type === 'identifier' && times.get(s.targets[0]!) === 1 ? [[s.targets[0]!, s.value.text] as const] : [])));
}

/** What a name stands for, through other names for it. */
function standsFor(name: string, aliases: ReadonlyMap<string, string>): string {
  let now = name;
  for (let next = aliases.get(now); next !== undefined; next = aliases.get(now)) now = next;
  return now;
}

const calleeOf = (call: Syntax): string => child(call, 'function')!.text;

/** The functions that run, and how often each does, are those of C_true. */
function calls({ statements, functions }: Body, truth: readonly Syntax[]): string | null {
  const wanted = countNames(truth.flatMap((node) => [...nodesOf(node)]).filter((node) => node.type === 'call' && functions.has(calleeOf(node))).map(calleeOf));
  const given = countNames(callsIn(statements, functions).map(calleeOf));
  for (const name of new Set([...wanted.keys(), ...given.keys()])) {
    const [a, b] = [given.get(name) ?? 0, wanted.get(name) ?? 0];
    if (a !== b) return `it calls ${name} ${times(a)} in place of ${times(b)}`;
  }
  return null;
}

const times = (count: number): string => ['never', 'once'][count] ?? `${count} times`;

function countNames(names: readonly string[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const name of names) out.set(name, (out.get(name) ?? 0) + 1);
  return out;
}

/** Every call gets `val`, and the values where its callee takes them; nothing else. */
function passing({ statements, functions, roles, role, aliases }: Body): string | null {
  const libraries = new Map(role.edit.values.map((v) => [v.library, role.edit.kind === 'add-return' || role.edit.kind === 'dont-repeat' ? ['val'] : []]));
  for (const call of callsIn(statements, functions)) {
    const callee = calleeOf(call);
    const other = roles.get(callee);
    const inner = other !== undefined && role.inner.includes(callee);
    const wanted = libraries.get(callee) ?? ['val', ...(inner ? valueParameters(other) : [])];
    const given = new Map<string, string>();
    for (const [i, argument] of named(child(call, 'arguments')!).entries()) {
      const keyword = argument.type === 'keyword_argument';
      const key = keyword ? child(argument, 'name')!.text : wanted[i] ?? `argument ${i + 1}`;
      let value = keyword ? child(argument, 'value')! : argument;
      while (value.type === 'parenthesized_expression') value = named(value)[0]!;
      if (keyword && libraries.has(callee)) return `line ${call.row + 1}: ${callee} is given ${key} by name`;
      given.set(key, value.type === 'identifier' ? standsFor(value.text, aliases) : value.text);
    }
    for (const key of new Set([...wanted, ...given.keys()])) {
      if (!wanted.includes(key)) return `line ${call.row + 1}: ${callee} is given ${key}`;
      if (given.get(key) !== key) return `line ${call.row + 1}: ${callee} is given ${given.get(key) ?? 'nothing'} as ${key}`;
    }
  }
  return null;
}

/** Parameters and cached values are applied where the edit says and nowhere else; what the hub computes has the name it must have. */
function use(body: Body): string | null {
  const { role, statements, aliases, functions } = body;
  const { kind, values } = role.edit;
  if (kind === 'cache-function' && role.isHub) {
    for (const { name, library } of values) {
      const set = statements.filter((s) => s.of === 'assign' && s.targets.includes(name));
      const [one] = set;
      if (set.length !== 1 || one!.of !== 'assign' || one!.augmented || one!.targets.length !== 1 || one!.value.type !== 'call' || calleeOf(one!.value) !== library) return `${name} is not what ${library}() gave, once`;
    }
  }
  if (!takesValues(role, true) && !(kind === 'cache-function' && role.isHub)) return null;
  const applies = role.inner.length === 0;
  for (const { name } of values) {
    const uses = statements.filter((s) => !isInstruction(s, body) && !isAlias(s, aliases)).reduce((sum, s) => sum + usesOf(contentOf(s), name, aliases, functions), 0);
    if (applies && uses !== 1) return `${name} is ${uses === 0 ? 'not applied' : `applied ${times(uses)}`}`;
    if (!applies && uses > 0) return `${name} is applied here too, and not only passed on`;
  }
  return null;
}

const isInstruction = (statement: Statement, { role }: Body): boolean => role.edit.instructions.some((one) => obeys(statement, one));

const isAlias = (statement: Statement, aliases: ReadonlyMap<string, string>): boolean => statement.of === 'assign' && statement.targets.length === 1 && aliases.has(statement.targets[0]!);

/** How often a value stands in something, arguments of the program's own functions aside. */
function usesOf(node: Syntax, name: string, aliases: ReadonlyMap<string, string>, functions: ReadonlySet<string>): number {
  if (node.type === 'identifier') return standsFor(node.text, aliases) === name ? 1 : 0;
  if (node.type === 'call' && functions.has(calleeOf(node))) return 0;
  const parts = node.type === 'keyword_argument' ? [child(node, 'value')!] : node.children;
  return parts.reduce((sum, part) => sum + usesOf(part, name, aliases, functions), 0);
}

/** Each instruction once, in the order of their kinds, between where its value comes from and where it goes (paper, Prompt A.10). */
function instructions({ role, statements, given, aliases }: Body): string | null {
  const wanted = role.edit.instructions;
  const rows: { place: number; row: number; value: string }[] = [];
  const taken = new Set<Statement>();
  for (const one of wanted) {
    const found = one.kind === 'comment'
      ? given.comments.filter(({ text }) => text.trimEnd() === writeInstruction(one)).map(({ row }) => row)
      : statements.filter((s) => obeys(s, one)).map((s) => (taken.add(s), s.row));
    if (found.length !== 1) return `${JSON.stringify(writeInstruction(one))} stands in it ${found.length === 0 ? 'nowhere' : times(found.length)}`;
    rows.push({ place: placeOf(one), row: found[0]!, value: one.value });
  }
  const stray = statements.find((s) => (s.of === 'assert' || s.of === 'print') && !taken.has(s));
  if (stray) return `line ${stray.row + 1}: nobody asked for this ${stray.of}`;
  const ordered = [...rows].sort((a, b) => a.row - b.row);
  const wrong = ordered.findIndex((one, i) => i > 0 && one.place < ordered[i - 1]!.place);
  if (wrong >= 0) return `line ${ordered[wrong]!.row + 1}: comments, assertions, prints and assignments are not in this order`;
  for (const { name } of wanted.length === 0 ? [] : role.edit.values) {
    const received = Math.max(given.headRow, ...statements.filter((s) => s.of === 'assign' && s.targets.includes(name)).map((s) => s.row));
    const uses = statements.filter((s) => !taken.has(s) && [...nodesOf(contentOf(s))].some((node) => node.type === 'identifier' && standsFor(node.text, aliases) === name)).map((s) => s.row);
    const misplaced = rows.find(({ value, row }) => value === name && (row <= received || uses.some((used) => used < row)));
    if (misplaced) return `line ${misplaced.row + 1}: this does not stand between where ${name} comes from and where it goes`;
    if (givesValues(role) && !statements.some((s) => s.of === 'assign' && s.targets.includes(name))) return `${name} is never named`;
  }
  return null;
}

function comment({ role, given }: Body): string | null {
  if (role.edit.comment === undefined) return null;
  const copies = given.comments.filter(({ text }) => text.trimEnd() === `# ${role.edit.comment}`).length;
  return copies === 1 ? null : `the comment stands in it ${copies === 0 ? 'nowhere' : times(copies)}`;
}
