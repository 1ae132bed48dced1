import { reachable } from './cross-edges.js';
import { functionsOf } from './functions.js';
import { parityAfter } from './guard.js';
import { functionTexts, isDead, rolesOf, type Role } from './program.js';
import type { EditsTask } from './task.js';

/**
 * What a program has that its definition does not allow (paper §2): exactly the functions of V_edit differ between x_G and
 * C_true, calls are acyclic and cross between C_init and C_edit only as the kind allows, hubs and markers are where they must
 * be, guards run the arm they are said to, instructions are distinct.
 */
export function editDefects(task: EditsTask): string[] {
  const calls = new Map(functionsOf(task).map((fn) => [fn.name, fn.calls]));
  const roles = rolesOf(task);
  return [...differences(task), ...(isAcyclic(calls) ? [] : ['the calls have a cycle']), ...task.edits.flatMap((_, atom) => edgesOf(task, atom, roles)), ...guards(task), ...task.edits.flatMap(({ instructions }) => {
    const said = instructions.map((one) => JSON.stringify({ ...one, target: '' }));
    return new Set(said).size === said.length ? [] : ['an instruction is given twice'];
  })];
}

function differences(task: EditsTask): string[] {
  const [before, after] = [functionTexts(task, false), functionTexts(task, true)];
  const wrong = functionsOf(task).filter((fn) => (before.get(fn.name) !== after.get(fn.name)) !== (fn.side === 'edit'));
  return wrong.map(({ name, side }) => `${name} ${side === 'edit' ? 'stays the same' : 'changes'}, being of V_${side}`);
}

function isAcyclic(calls: ReadonlyMap<string, readonly string[]>): boolean {
  const state = new Map<string, 'open' | 'done'>();
  const visit = (name: string): boolean => {
    if (state.get(name) === 'done') return true;
    if (state.get(name) === 'open') return false;
    state.set(name, 'open');
    const fine = calls.get(name)!.every(visit);
    state.set(name, 'done');
    return fine;
  };
  return [...calls.keys()].every(visit);
}

/** Calls of one atom's functions: which sides they cross, and what its hub must be to its sources or sinks. */
function edgesOf(task: EditsTask, atom: number, roles: ReadonlyMap<string, Role>): string[] {
  const { kind, hub } = task.edits[atom]!;
  const own = functionsOf(task).filter((fn) => fn.atom === atom);
  const edited = own.filter(({ side }) => side === 'edit');
  const crossing = own.flatMap((fn) => fn.calls.map((callee) => ({ fn, other: roles.get(callee)! })).filter(({ other }) => other.fn.side !== fn.side));
  const foreign = own.filter((fn) => fn.calls.some((callee) => roles.get(callee)!.fn.atom !== atom));
  const out = foreign.map(({ name }) => `${name} calls another atom`);
  const into = crossing.filter(({ fn }) => fn.side === 'init');
  const from = crossing.filter(({ fn }) => fn.side === 'edit');
  const more = own.filter((fn) => crossing.filter((edge) => edge.fn === fn).length > 1);
  out.push(...more.map(({ name }) => `${name} has more than one call to the other side`));
  if (kind === 'remove-dead-code' && crossing.length > 0) out.push('dead code is linked to live code');
  if (kind === 'add-parameter' && from.length > 0) out.push('C_edit calls C_init');
  if (kind === 'add-return' && into.length > 0) out.push('C_init calls C_edit');
  if (kind === 'cache-function' && into.some(({ other }) => !other.isHub)) out.push('C_init calls another function of C_edit than the root');
  if (kind === 'dont-repeat' && into.some(({ other }) => !other.isSource)) out.push('C_init calls another function of C_edit than a source');
  if (hub === null) return out;
  const number = new Map(functionsOf(task).map((fn, i) => [fn.name, i]));
  const calls = functionsOf(task).map((fn) => fn.calls.map((callee) => number.get(callee)!));
  const at = number.get(hub)!;
  const sources = edited.filter(({ name }) => roles.get(name)!.isSource);
  if (kind === 'add-parameter' || kind === 'cache-function') {
    const below = reachable(calls, at);
    if (!edited.every(({ name }) => below.has(number.get(name)!))) out.push('the root does not reach all of C_edit');
    if (kind === 'cache-function' && roles.get(hub)!.inner.length < 2) out.push('the root has one child, so it is no lowest common ancestor');
  } else {
    if (!sources.every(({ name }) => reachable(calls, number.get(name)!).has(at))) out.push('the sink is not reached from all sources');
    if (kind === 'dont-repeat') {
      const [first, ...rest] = sources.map(({ name }) => reachable(calls, number.get(name)!, at));
      if ([...first!].some((v) => rest.every((set) => set.has(v)))) out.push('the sink is not the first function that all sources reach');
    }
  }
  return out;
}

function guards(task: EditsTask): string[] {
  return functionsOf(task).flatMap((fn) => {
    if (!fn.guard) return [];
    const [start, factor, shift, parity, rounds] = fn.guard.arguments;
    const runs = parityAfter(rounds, start, factor, shift) === parity ? 'then' : 'else';
    return [
      ...(runs === fn.guard.runs ? [] : [`the guard of ${fn.name} runs its other arm`]),
      ...((fn.neverCalls ?? []).some((callee) => !isDead(task, functionsOf(task).find(({ name }) => name === callee)!)) ? [`${fn.name} calls live code in an arm that never runs`] : []),
    ];
  });
}
