import { app, CHAR, type Type } from '../types/type.js';
import { inRange } from './sorts.js';
import { element, type Theory } from './theories.js';
import type { Vocabulary } from './vocabulary.js';

/** A vector is not its view: two vectors with equal views need not be equal. */
function view(container: (v: Vocabulary, typeArgs: readonly Type[]) => string, item: (typeArgs: readonly Type[]) => Type): Theory {
  return (v, symbol, typeArgs) => {
    v.declareFun(symbol, [container(v, typeArgs)], v.sort(app('Seq', item(typeArgs))));
  };
}

function length(name: 'Vec' | 'Slice'): Theory {
  return (v, symbol, typeArgs) => {
    const a = element(typeArgs);
    const sort = v.sort(app(name, a));
    v.declareFun(symbol, [sort], 'Int');
    const call = `(${symbol} x)`;
    v.wordSize();
    v.forall([['x', sort]], [[call]], `(and (= ${call} (${v.op('seq.len', [a])} (${v.op(`${name.toLowerCase()}.view`, [a])} x))) ${inRange('usize', call)})`);
  };
}

function isAscii(name: 'String' | 'StrSlice'): Theory {
  return (v, symbol) => v.declareFun(symbol, [v.sort(app(name))], 'Bool');
}

export const VECTORS: Readonly<Record<string, Theory>> = {
  'vec.view': view((v, args) => v.sort(app('Vec', element(args))), (args) => element(args)),
  'vec.len': length('Vec'),
  'slice.view': view((v, args) => v.sort(app('Slice', element(args))), (args) => element(args)),
  'slice.len': length('Slice'),
  'String.view': view((v) => v.sort(app('String')), () => CHAR),
  'StrSlice.view': view((v) => v.sort(app('StrSlice')), () => CHAR),
  'String.is_ascii': isAscii('String'),
  'StrSlice.is_ascii': isAscii('StrSlice'),
};
