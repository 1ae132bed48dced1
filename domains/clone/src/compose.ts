import { refuse, type Context, type Result } from '@codewalk/core';
import { parseSource } from '@codewalk/syntax';
import { CLASSES, unitOf, type Atom, type Label } from './atom.js';
import { readClassNames, type ClassNames } from './class-names.js';
import { linkable } from './links.js';
import { labelOf, OUTER, SNIPPETS, type Argument, type Task } from './task.js';

const read = new Map<string, Promise<ClassNames>>();

/** The names of a side's members, read once for each text; places count from the start of the body. */
function namesOf(className: (typeof CLASSES)[number], body: string): Promise<ClassNames> {
  const key = `${className} ${body}`;
  let known = read.get(key);
  if (!known) {
    const head = `class ${className} {\n`;
    known = parseSource('java', `${head}${body}\n}\n`).then((tree) => {
      const names = readClassNames(tree.rootNode.namedChildren[0]!);
      tree.delete();
      return { ...names, references: names.references.map((r) => ({ ...r, start: r.start - head.length, end: r.end - head.length })) };
    });
    if (read.size > 5000) read.clear();
    read.set(key, known);
  }
  return known;
}

/**
 * Cmp and Ref (paper §3.4): on each side apart, the members of all atoms in one class, renamed apart where they collide, and
 * `outer`, which calls the entries in order, each on the result before it; what no result feeds is a parameter of `outer`, the same
 * on both sides. Where several parameters could take a result, chance decides. Refused: `several-neq` (more than one atom that is
 * not equivalent: nothing is known about their sum), `import-clash` (two classes of one simple name).
 */
export async function compose(walk: readonly Atom[], ctx: Context): Promise<Result<{ task: Task; reference: Label }>> {
  if (walk.filter(({ label }) => label === 'neq').length > 1) return refuse('several-neq', 'more than one atom is not equivalent');
  const imports = mergeImports(walk);
  if (!imports.ok) return imports;
  const stream = ctx.stream('links');
  const chained = walk.map((atom, i) => (i === 0 ? null : stream.pick(linkable(atom, walk[i - 1]!.result))));
  const args = argumentsOf(walk, chained);
  const snippets = await Promise.all(SNIPPETS.map((name, side) => snippet(name, side as 0 | 1, walk, chained, args, imports.value)));
  const stages = walk.map(({ provenance: _, ...atom }, i) => ({ atom, chained: chained[i]! }));
  const task: Task = { snippets: [snippets[0]!, snippets[1]!], result: walk.at(-1)!.result, arguments: args, stages, strict: walk.some(({ strict }) => strict) };
  return { ok: true, value: { task, reference: labelOf(stages) } };
}

function mergeImports(walk: readonly Atom[]): Result<string[]> {
  const lines = [...new Set(walk.flatMap(({ imports }) => imports))].sort();
  const origins = new Map<string, string>();
  for (const line of lines) {
    const name = line.slice(line.lastIndexOf('.') + 1);
    const other = name === '*' ? undefined : origins.get(name);
    if (other !== undefined) return refuse('import-clash', `${name} is ${other} in one atom and ${line} in another`);
    origins.set(name, line);
  }
  return { ok: true, value: lines };
}

/** Parameters of `outer`, by the names that the first side gives them, told apart by position. */
function argumentsOf(walk: readonly Atom[], chained: readonly (number | null)[]): Argument[] {
  const used = new Set<string>();
  return walk.flatMap((atom, stage) =>
    atom.parameters.flatMap((type, parameter) => {
      if (parameter === chained[stage]) return [];
      const name = freshName(atom.sides[0].names[parameter]!, stage, (n) => used.has(n));
      used.add(name);
      return [{ name, type, stage, parameter }];
    }),
  );
}

function freshName(wanted: string, stage: number, taken: (name: string) => boolean): string {
  if (!taken(wanted)) return wanted;
  let name = /\d$/.test(wanted) ? `${wanted}_${stage + 1}` : `${wanted}${stage + 1}`;
  while (taken(name)) name += '_';
  return name;
}

async function snippet(className: string, side: 0 | 1, walk: readonly Atom[], chained: readonly (number | null)[], args: readonly Argument[], imports: readonly string[]): Promise<string> {
  const modules = await Promise.all(walk.map((atom) => namesOf(CLASSES[side], atom.sides[side].body)));
  const driverWords = new Set([...args.flatMap(({ type }) => type.match(/\w+/g)!), ...walk.flatMap(({ result }) => result.match(/\w+/g)!), ...imports.flatMap((line) => line.split('.')), className]);
  const methods = new Set<string>([OUTER]);
  const others = new Set<string>();
  const renamed = walk.map((atom, stage) => {
    const module = modules[stage]!;
    const foreign = modules.filter((_, i) => i !== stage);
    const to = new Map<string, string>();
    for (const name of module.methods) {
      const fresh = freshName(name, stage, (n) => methods.has(n) || foreign.some((m) => m.calls.has(n)) || (n !== name && (module.methods.has(n) || module.calls.has(n))));
      methods.add(fresh);
      to.set(`method ${name}`, fresh);
    }
    for (const [kind, names] of [['type', module.types], ['constant', module.constants]] as const) {
      for (const name of names) {
        const fresh = freshName(name, stage, (n) => others.has(n) || driverWords.has(n) || foreign.some((m) => m.words.has(n) && !m.types.has(n) && !m.constants.has(n)) || (n !== name && module.words.has(n)));
        others.add(fresh);
        to.set(`${kind} ${name}`, fresh);
      }
    }
    return { body: rewrite(atom.sides[side].body, module, to, className), entry: to.get(`method ${atom.sides[side].entry}`)! };
  });
  const driver = driverOf(walk, chained, args, renamed.map(({ entry }) => entry));
  return unitOf(imports, className, [...renamed.map(({ body }) => body), driver].join('\n\n'));
}

function rewrite(body: string, module: ClassNames, to: ReadonlyMap<string, string>, className: string): string {
  let out = '';
  let at = 0;
  for (const { kind, name, start, end } of [...module.references].sort((a, b) => a.start - b.start)) {
    out += body.slice(at, start) + (kind === 'self' ? className : to.get(`${kind} ${name}`)!);
    at = end;
  }
  return out + body.slice(at);
}

function driverOf(walk: readonly Atom[], chained: readonly (number | null)[], args: readonly Argument[], entries: readonly string[]): string {
  const given = new Set(args.map(({ name }) => name));
  const locals = walk.map((_, i) => freshName(`r${i + 1}`, i, (n) => given.has(n)));
  const lines = walk.map((atom, stage) => {
    const passed = atom.parameters.map((_, p) => (p === chained[stage] ? locals[stage - 1]! : args.find((a) => a.stage === stage && a.parameter === p)!.name));
    const call = `${entries[stage]!}(${passed.join(', ')})`;
    return stage === walk.length - 1 ? `return ${call};` : `${atom.result} ${locals[stage]!} = ${call};`;
  });
  const head = `static ${walk.at(-1)!.result} ${OUTER}(${args.map(({ type, name }) => `${type} ${name}`).join(', ')})`;
  return `    ${head} {\n${lines.map((line) => `        ${line}\n`).join('')}    }`;
}
