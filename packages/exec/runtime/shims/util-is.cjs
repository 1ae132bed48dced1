// The type checks that newer versions of Node.js took out of util.
'use strict';
const util = require('node:util');

const checks = {
  isArray: Array.isArray,
  isBoolean: (value) => typeof value === 'boolean',
  isDate: util.types.isDate,
  isError: (value) => util.types.isNativeError(value) || value instanceof Error,
  isFunction: (value) => typeof value === 'function',
  isNull: (value) => value === null,
  isNullOrUndefined: (value) => value === null || value === undefined,
  isNumber: (value) => typeof value === 'number',
  isObject: (value) => value !== null && typeof value === 'object',
  isPrimitive: (value) => value === null || (typeof value !== 'object' && typeof value !== 'function'),
  isRegExp: util.types.isRegExp,
  isString: (value) => typeof value === 'string',
  isSymbol: (value) => typeof value === 'symbol',
  isUndefined: (value) => value === undefined,
};
for (const [name, check] of Object.entries(checks)) util[name] ??= check;
