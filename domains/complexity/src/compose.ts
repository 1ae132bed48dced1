import { refuse, type Context, type Result } from '@codewalk/core';
import { parseSource } from '@codewalk/syntax';
import type { Atom, Parameter } from './atom.js';
import { deriveTask } from './derive.js';
import type { Label } from './growth.js';
import { readNames, type ModuleNames } from './scopes.js';
import type { Argument, Stage, Task } from './task.js';
import { acceptKey, provideKeys } from './types.js';

const names = new WeakMap<Atom, Promise<ModuleNames>>();

/** The names of an atom's code, read once. */
function namesOf(atom: Atom): Promise<ModuleNames> {
  let known = names.get(atom);
  if (!known) {
    known = parseSource('python', atom.code).then((tree) => {
      const read = readNames(tree.rootNode);
      tree.delete();
      return read;
    });
    names.set(atom, known);
  }
  return known;
}

/** Parameters of `next` that can take the result of `atom`. */
function linkable(atom: Atom, next: Atom): Parameter[] {
  const provided = provideKeys(atom.returns.type, atom.returns.gives);
  return next.parameters.filter((p) => provided.includes(acceptKey(p.type, p.requires)));
}

/**
 * Cmp and Ref (paper §3.3, B.3): each atom's top-level names get its position as a suffix, a driver calls the entries in
 * order, each on the result before it, and the label follows from costs and growths along the chain. Where several parameters
 * could take a result, chance decides. Refused: a label outside the set (`outside-label-set`), sizes outside the algebra
 * (`outside-algebra`).
 */
export async function compose(walk: readonly Atom[], ctx: Context): Promise<Result<{ task: Task; reference: Label }>> {
  const stream = ctx.stream('links');
  const chained = walk.map((atom, i) => (i === 0 ? null : stream.pick(linkable(walk[i - 1]!, atom)).name));
  const derived = deriveTask(walk.map((atom, i) => ({ atom, chained: chained[i]! })));
  if (!derived.ok) return derived;
  if (derived.value.label === null) return refuse('outside-label-set', `the program takes ${derived.value.text}, which is not a label`);
  const modules = await Promise.all(walk.map(namesOf));
  const task = assemble(walk, chained, modules);
  return { ok: true, value: { task, reference: derived.value.label } };
}

function assemble(walk: readonly Atom[], chained: readonly (string | null)[], modules: readonly ModuleNames[]): Task {
  const taken = new Set(modules.flatMap((m) => [...m.words]));
  const fresh = (wanted: string): string => {
    let name = wanted;
    while (taken.has(name)) name += '_';
    taken.add(name);
    return name;
  };
  const renamed = walk.map((atom, i) => rename(atom, modules[i]!, shadowing(modules, i), (name) => fresh(`${name}_${i + 1}`)));
  const inputs: Argument[] = walk.flatMap((atom, stage) =>
    atom.parameters.filter((p) => p.name !== chained[stage]).map((p) => ({ name: p.name, stage, parameter: p.name })),
  );
  const used = new Set<string>();
  const args = inputs.map((input) => {
    const first = !used.has(input.name);
    const name = first ? input.name : fresh(`${input.name}_${input.stage + 1}`);
    used.add(name);
    return { ...input, name };
  });
  const driver = fresh('pipeline');
  const lines: string[] = [];
  const stages = walk.map(({ provenance: _p, title: _t, field: _f, ...atom }, i): Stage => {
    const first = lines.length + 1;
    lines.push(...renamed[i]!.code.split('\n'));
    const last = lines.length;
    lines.push('', '');
    return { atom, name: renamed[i]!.name, lines: [first, last], chained: chained[i]! };
  });
  lines.push(...driverLines(walk, stages, args, driver, fresh));
  return { program: `${lines.join('\n')}\n`, driver, arguments: args, stages };
}

function driverLines(walk: readonly Atom[], stages: readonly Stage[], args: readonly Argument[], driver: string, fresh: (name: string) => string): string[] {
  const typeOf = ({ stage, parameter }: Argument): string => walk[stage]!.parameters.find((p) => p.name === parameter)!.type;
  const last = walk[walk.length - 1]!;
  const calls = stages.map((stage, i) => {
    const passed = walk[i]!.parameters.map((p) => (p.name === stage.chained ? `x${i}` : args.find((a) => a.stage === i && a.parameter === p.name)!.name));
    return { name: `x${i + 1}`, text: `${stage.name}(${passed.join(', ')})` };
  });
  // a driver's own name may not hide an argument of the same name
  const clash = new Set(args.map((a) => a.name));
  const local = calls.map(({ name }) => (clash.has(name) ? fresh(`${name}_`) : name));
  const body = calls.map(({ text }, i) => {
    const call = i === 0 ? text : text.replace(new RegExp(`\\bx${i}\\b`), local[i - 1]!);
    return i === calls.length - 1 ? `    return ${call}` : `    ${local[i]} = ${call}`;
  });
  return [`def ${driver}(${args.map((a) => `${a.name}: ${typeOf(a)}`).join(', ')}) -> ${last.returns.type}:`, ...body];
}

/** Imported names of module i that mean something else in another module: these get an alias. */
function shadowing(modules: readonly ModuleNames[], i: number): Set<string> {
  const clashing = modules[i]!.imports.filter(({ name, origin }) =>
    modules.some((other, j) => j !== i && (other.imports.some((o) => o.name === name && o.origin !== origin) || other.references.some((r) => r.free && r.name === name))),
  );
  return new Set(clashing.map((c) => c.name));
}

function rename(atom: Atom, module: ModuleNames, aliased: ReadonlySet<string>, fresh: (name: string) => string): { code: string; name: string } {
  const to = new Map<string, string>();
  for (const name of module.defined) to.set(name, fresh(name));
  for (const name of aliased) to.set(name, fresh(name));
  const edits = module.references.filter((r) => to.has(r.name)).map(({ name, start, end }) => ({ start, end, text: to.get(name)! }));
  for (const { name, start, end, origin } of module.imports) {
    if (aliased.has(name)) edits.push({ start, end, text: `${origin.replace(/^.*:| \(module\)$/g, '')} as ${to.get(name)!}` });
  }
  edits.sort((a, b) => a.start - b.start);
  let code = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    code += atom.code.slice(at, start) + text;
    at = end;
  }
  return { code: code + atom.code.slice(at), name: to.get(atom.entry)! };
}
