/** Plain objects: paths into them, merging, query strings. */

/** The value at a path like `a.b[0].c`, or the fallback where there is none. */
export function get(object, path, fallback) {
  let at = object;
  for (const key of keys(path)) {
    if (!Object.hasOwn(at, key)) return fallback;
    at = at[key];
  }
  return at === undefined ? fallback : at;
}

/** A copy of the object with the value at a path; what is on the way is made, what is beside it is shared. */
export function set(object, path, value) {
  const [key, ...rest] = keys(path);
  if (key === '__proto__') throw new Error('a path cannot lead through __proto__');
  const copy = Array.isArray(object) ? [...object] : { ...object };
  copy[key] = rest.length === 0 ? value : set(copy[key] ?? {}, rest, value);
  return copy;
}

function keys(path) {
  return Array.isArray(path) ? path : path.split(/[.[\]]+/).filter((key) => key !== '');
}

/** Objects merged into a new one, later ones first, deep; lists and everything else are replaced. */
export function merge(...objects) {
  const result = {};
  for (const object of objects) {
    for (const [key, value] of Object.entries(object ?? {})) {
      if (key === '__proto__') continue;
      result[key] = isPlain(value) ? merge({}, value) : value;
    }
  }
  return result;
}

const isPlain = (value) => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The parameters of a query string; one that is there several times gives a list. */
export function parseQuery(text) {
  const result = {};
  for (const part of text.replace(/^\?/, '').split('&').filter(Boolean)) {
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    const value = at < 0 ? '' : decode(part.split('=')[1]);
    result[name] = Object.hasOwn(result, name) ? [result[name], value] : value;
  }
  return result;
}

const decode = (text) => decodeURIComponent(text);

/** The query string of an object, in the order of its keys; a list gives its parameter several times, undefined none. */
export function formatQuery(object) {
  return Object.entries(object)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`))
    .join('&');
}

/** The object with only some keys, those that it has. */
export function pick(object, names) {
  return Object.fromEntries(names.filter((name) => name in object).map((name) => [name, object[name]]));
}

/** The object without some keys. */
export function omit(object, names) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** Values by what a function says of them, in their order. */
export function groupBy(values, keyOf) {
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/** Whether two values are alike, deep; NaN is like itself. */
export function alike(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.every((name) => Object.hasOwn(b, name) && alike(a[name], b[name]));
}

/** The paths whose values differ between two objects, sorted. */
export function changes(before, after, at = '') {
  if (alike(before, after)) return [];
  if (!isPlain(before) || !isPlain(after)) return [at];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => changes(before[name], after[name], at === '' ? name : `${at}.${name}`));
}
