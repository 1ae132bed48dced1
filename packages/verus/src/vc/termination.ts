import type { Exp, Fn, Variable } from '../ir/ir.js';
import { children } from '../ir/ir.js';
import { render, Scope } from '../smt/render.js';
import { Vocabulary } from '../smt/vocabulary.js';
import { less } from './decreases.js';
import { Query } from './query.js';

/** That every call of a recursive specification function to itself is at a lesser measure; its definition is not used. */
export function terminationQuery(fn: Fn, arithmeticTriggers: boolean): Query {
  const query = new Query(`${fn.name}, termination`, new Vocabulary({ undefinedFn: fn, arithmeticTriggers }), false);
  const { vocabulary: v } = query;
  const values = new Map<Variable, string>(fn.params.map((p) => [p, query.unknown(p.name, p.type)]));
  const entry = Scope.of(values, new Map());
  const before = fn.decreases.map((e) => render(v, e, entry));

  const visit = (e: Exp, scope: Scope, path: readonly string[]): void => {
    switch (e.kind) {
      case 'call':
        e.args.forEach((a) => visit(a, scope, path));
        if (e.fn === fn) {
          const at = Scope.of(new Map(fn.params.map((p, i) => [p, render(v, e.args[i] as Exp, scope)])), new Map());
          const now = fn.decreases.map((d) => render(v, d, at));
          query.check(path, less(now, before), { kind: 'decreases', message: 'decreases not satisfied at recursive call', span: e.span, notes: [] });
        }
        return;
      case 'if': {
        visit(e.test, scope, path);
        const test = query.condition(render(v, e.test, scope));
        visit(e.then, scope, [...path, test]);
        return visit(e.otherwise, scope, [...path, `(not ${test})`]);
      }
      case 'logic': {
        visit(e.left, scope, path);
        if (e.op === 'iff') return visit(e.right, scope, path);
        const test = query.condition(render(v, e.left, scope));
        return visit(e.right, scope, [...path, e.op === 'or' ? `(not ${test})` : test]);
      }
      case 'let': {
        visit(e.value, scope, path);
        const name = query.fresh(e.variable.name, v.sort(e.variable.type));
        query.assert(`(= ${name} ${render(v, e.value, scope)})`);
        return visit(e.body, scope.with(e.variable, name), path);
      }
      case 'quantifier':
      case 'lambda': {
        const inner = e.variables.reduce((s, x) => s.with(x, query.unknown(x.name, x.type)), scope);
        return visit(e.body, inner, path);
      }
      default:
        children(e).forEach((child) => visit(child, scope, path));
    }
  };
  if (fn.definition) visit(fn.definition, entry, []);
  return query;
}
