import { placeOf, type Code } from '../ir/code.js';
import { apply } from '../smt/functions.js';
import { app, CHAR, INT, isUnit, stripRefs, type Type } from '../types/type.js';
import type { Executor } from './executor.js';

/** Library calls in code: what each one requires is checked, what it ensures is assumed of fresh values. */
export function runOperation(x: Executor, code: Code & { kind: 'operation' }): string {
  const args = code.args.map((a) => x.run(a));
  if (x.state.dead) return '';
  const [self = '', first = '', second = ''] = args;
  const v = x.query.vocabulary;
  const receiver = code.args[0] && x.type(stripRefs(code.args[0].type));
  const item = itemOf(x.type(code.type), receiver);
  const len = (s: string): string => apply(v.op('seq.len', [item]), [s]);
  const at = (s: string, i: string): string => apply(v.op('seq.index', [item]), [s, i]);
  const seq = (name: string, ...of: string[]): string => apply(v.op(`seq.${name}`, [item]), of);
  const view = (vec: string): string => apply(v.op('vec.view', [item]), [vec]);
  const bounds = (claim: string): void => x.check(claim, 'bounds', 'precondition not satisfied: the index may be out of bounds', code.span);
  const fresh = (hint: string): string => x.query.unknown(hint, x.type(code.type));
  const mutate = (): string => {
    const variable = placeOf(code.args[0]);
    if (!variable) throw new Error('a library call that changes its receiver has a place');
    return x.havoc(variable);
  };
  switch (code.name) {
    case 'Vec::new': {
      const made = fresh('vec');
      x.assume(`(= ${view(made)} ${seq('empty')})`);
      return made;
    }
    case 'Vec::clone': {
      const made = fresh('vec');
      x.assume(`(= ${view(made)} ${view(self)})`);
      return made;
    }
    case 'Vec::as_slice': {
      const made = fresh('slice');
      x.assume(`(= ${apply(v.op('slice.view', [item]), [made])} ${view(self)})`);
      return made;
    }
    case 'Vec::list': {
      const made = fresh('vec');
      x.assume(`(= ${view(made)} ${args.reduce((s, a) => seq('push', s, a), seq('empty'))})`);
      return made;
    }
    case 'Vec::len':
    case 'Slice::len': {
      const length = fresh('len');
      x.assume(`(= ${length} ${apply(v.op(code.name === 'Vec::len' ? 'vec.len' : 'slice.len', [item]), [self])})`);
      return length;
    }
    case 'Vec::push': {
      const after = mutate();
      x.assume(`(= ${view(after)} ${seq('push', view(self), first)})`);
      return '';
    }
    case 'Vec::pop': {
      const after = mutate();
      const result = fresh('popped');
      const before = view(self);
      const name = v.sort(x.type(code.type));
      x.assume(`(ite (< 0 ${len(before)}) (and (= ${result} (some.${name} ${at(before, `(- ${len(before)} 1)`)})) (= ${view(after)} ${seq('subrange', before, '0', `(- ${len(before)} 1)`)})) (and (= ${result} none.${name}) (= ${view(after)} ${before})))`);
      return result;
    }
    case 'Vec::set': {
      bounds(`(< ${first} ${len(view(self))})`);
      const after = mutate();
      x.assume(`(= ${view(after)} ${seq('update', view(self), first, second)})`);
      return '';
    }
    case 'Vec::clear': {
      const after = mutate();
      x.assume(`(= ${view(after)} ${seq('empty')})`);
      return '';
    }
    case 'Vec::truncate': {
      const after = mutate();
      x.assume(`(=> (<= ${first} ${len(view(self))}) (= ${view(after)} ${seq('subrange', view(self), '0', first)}))`);
      x.assume(`(=> (< ${len(view(self))} ${first}) (= ${view(after)} ${view(self)}))`);
      return '';
    }
    case 'Vec::insert': {
      bounds(`(<= ${first} ${len(view(self))})`);
      const after = mutate();
      x.assume(`(= ${view(after)} ${seq('insert', view(self), first, second)})`);
      return '';
    }
    case 'Vec::remove': {
      bounds(`(< ${first} ${len(view(self))})`);
      const after = mutate();
      const result = fresh('removed');
      x.assume(`(and (= ${result} ${at(view(self), first)}) (= ${view(after)} ${seq('remove', view(self), first)}))`);
      return result;
    }
    case 'Option::is_some':
    case 'Option::is_none': {
      const some = `((_ is some.${v.sort(receiver ?? INT)}) ${self})`;
      return code.name === 'Option::is_some' ? some : `(not ${some})`;
    }
    case 'Option::unwrap': {
      const name = v.sort(receiver ?? INT);
      x.check(`((_ is some.${name}) ${self})`, 'precondition', 'precondition not satisfied: this may be `None`', code.span);
      return `(val.${name} ${self})`;
    }
    case 'String::as_str': {
      const made = fresh('str');
      x.assume(`(= (${v.op('StrSlice.view', [])} ${made}) (${v.op('String.view', [])} ${self}))`);
      x.assume(`(= (${v.op('StrSlice.is_ascii', [])} ${made}) (${v.op('String.is_ascii', [])} ${self}))`);
      return made;
    }
    case 'StrSlice::unicode_len': {
      const length = fresh('len');
      x.assume(`(= ${length} (${v.op('seq.len', [CHAR])} (${v.op('StrSlice.view', [])} ${self})))`);
      return length;
    }
    case 'StrSlice::get_char': {
      const chars = `(${v.op('StrSlice.view', [])} ${self})`;
      bounds(`(< ${first} (${v.op('seq.len', [CHAR])} ${chars}))`);
      return `(${v.op('seq.index', [CHAR])} ${chars} ${first})`;
    }
  }
}

/** The element type that the operation is about: of its receiver, or of the vector that it makes. */
function itemOf(result: Type, receiver: Type | undefined): Type {
  const container = receiver?.kind === 'app' && receiver.name !== 'Option' ? receiver : !isUnit(result) ? result : app('Vec', INT);
  return container.kind === 'app' ? (container.args[0] ?? INT) : INT;
}
