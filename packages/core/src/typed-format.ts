import { floatOf, type TypedValue } from './typed-value.js';

/** A value as Python would write it, for people: one line, cut off with … after about `limit` characters. */
export function formatTyped(value: TypedValue, limit = 200): string {
  const writer = new Writer(limit);
  writer.write(value);
  return writer.text.length > limit ? `${writer.text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…` : writer.text;
}

/** Ints of more hex digits than this are named by their length. */
const MAX_HEX = 50;

class Writer {
  text = '';
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  write(value: TypedValue): void {
    if (this.text.length > this.#limit) return;
    if (value === null) this.text += 'None';
    else if (typeof value === 'boolean') this.text += value ? 'True' : 'False';
    else if (typeof value === 'number') this.text += String(value);
    else if (typeof value === 'string') this.text += quoted(value.slice(0, this.#limit + 1));
    else if (isList(value)) this.#list('[', value, ']');
    else this.#tagged(value);
  }

  #tagged(value: Exclude<TypedValue, null | boolean | number | string | readonly TypedValue[]>): void {
    switch (value.$) {
      case 'int': return void (this.text += bigInt(value.hex));
      case 'float': return void (this.text += float(floatOf(value.bits)));
      case 'str': return void (this.text += `"${value.points.slice(0, this.#limit).map(point).join('')}"`);
      case 'bytes': return void (this.text += `bytes ${value.hex.slice(0, this.#limit + 1) || 'empty'}`);
      case 'tuple': return this.#list('(', value.items, value.items.length === 1 ? ',)' : ')');
      case 'set': return value.items.length === 0 ? void (this.text += 'set()') : this.#list('{', value.items, '}');
      case 'dict': return this.#entries(value.entries);
      case 'as':
        this.text += `${value.type}(`;
        this.write(value.value);
        return void (this.text += ')');
      case 'exception': return void (this.text += `${className(value)} object`);
      case 'raised': return void (this.text += `raises ${className(value)}`);
    }
  }

  #list(open: string, items: readonly TypedValue[], close: string): void {
    this.text += open;
    for (const [i, item] of items.entries()) {
      if (this.text.length > this.#limit) return;
      if (i > 0) this.text += ', ';
      this.write(item);
    }
    this.text += close;
  }

  #entries(entries: readonly (readonly [TypedValue, TypedValue])[]): void {
    this.text += '{';
    for (const [i, [key, item]] of entries.entries()) {
      if (this.text.length > this.#limit) return;
      if (i > 0) this.text += ', ';
      this.write(key);
      this.text += ': ';
      this.write(item);
    }
    this.text += '}';
  }
}

const isList = (value: TypedValue): value is readonly TypedValue[] => Array.isArray(value);
const className = ({ type, base }: { readonly type: string; readonly base?: string | undefined }): string => (base === undefined ? type : `${type} (a ${base})`);

function bigInt(hex: string): string {
  const sign = hex.startsWith('-') ? '-' : '';
  const digits = hex.slice(sign.length);
  if (digits.length <= MAX_HEX) return `${sign}${BigInt(`0x${digits}`)}`;
  const decimals = Math.floor((digits.length - 8) * Math.log10(16) + Math.log10(Number.parseInt(digits.slice(0, 8), 16)) + 1e-6) + 1;
  return `${sign}0x${digits.slice(0, 8)}…${digits.slice(-8)} (about ${decimals} digits)`;
}

function float(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** JSON's escapes, and those of characters that cannot be seen. */
const quoted = (text: string): string => JSON.stringify(text).replace(UNSEEN, (c) => escaped(c.codePointAt(0)!));

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (code: number): string => (code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`);

/** One code point of a string with lone surrogates: what is not ASCII is escaped, so that none seem to pair. */
const point = (code: number): string => (code >= 0x20 && code < 0x7f ? String.fromCodePoint(code) : escaped(code));
