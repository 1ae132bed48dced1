// A stand-in for lab, the test framework of the hapi projects, on top of node:test. The real one has a runner of its own, which is not used here.
'use strict';
const Module = require('node:module');
const { compileFunction } = require('node:vm');
const nodeTest = require('node:test');
const { isPromise } = require('node:util').types;

// taken now: code under test may put others in their place
const { Promise } = globalThis;
const { then } = Promise.prototype;
const { apply } = Reflect;
const { createRequire } = Module;

// node:test says where a test was registered, so these functions pass for a part of the file that asks for lab
const REGISTERS = `
  const put = (kind) => (name, options, run) => kind(name, given(options), settled(run ?? options));
  const register = (kind) => Object.freeze(Object.assign(put(kind), { skip: put(kind.skip), only: put(kind) }));
  const hook = (kind) => (options, run) => kind(settled(run ?? options));
  const suite = register(nodeTest.describe);
  const test = register(nodeTest.it);
  return {
    experiment: suite, describe: suite, suite, test, it: test,
    before: hook(nodeTest.before), beforeEach: hook(nodeTest.beforeEach), after: hook(nodeTest.after), afterEach: hook(nodeTest.afterEach),
  };
`;

/** The options that node:test has too, and the function. Timeouts are left out: a run has limits of its own. */
function given(options) {
  const { skip, todo } = typeof options === 'object' && options !== null ? options : {};
  return { ...(skip && { skip: true }), ...(todo && { todo: true }) };
}

/** A function that is done when it calls back, or when its promise is fulfilled. */
function settled(run) {
  if (typeof run !== 'function' || run.length === 0) return run;
  return () => new Promise((resolve, reject) => {
    const result = run((error) => (error ? reject(error) : resolve()));
    if (isPromise(result)) apply(then, result, [resolve, reject]);
    else if (typeof result?.then === 'function') result.then(resolve, reject);
  });
}

const scripts = new Map();

function labOf(file) {
  const known = scripts.get(file);
  if (known) return known;
  const { describe, it, before, beforeEach, after, afterEach } = nodeTest;
  const script = compileFunction(REGISTERS, ['nodeTest', 'given', 'settled'], { filename: file })({ describe, it, before, beforeEach, after, afterEach }, given, settled);
  Object.defineProperty(script, 'expect', { enumerable: true, get: () => expectOf(file) });
  const lab = Object.freeze(Object.defineProperties({ script: () => lab }, Object.getOwnPropertyDescriptors(script)));
  scripts.set(file, lab);
  return lab;
}

/** Early versions brought chai, later ones are given code. */
function expectOf(file) {
  const require = createRequire(file);
  for (const name of ['chai', 'code', '@hapi/code']) {
    try {
      return require(name).expect;
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}

const load = Module._load;
Module._load = function loadOrStandIn(request, parent, ...rest) {
  return (request === 'lab' || request === '@hapi/lab') && parent?.filename ? labOf(parent.filename) : load.call(this, request, parent, ...rest);
};
