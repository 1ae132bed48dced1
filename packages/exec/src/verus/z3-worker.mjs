// Runs scripts in the WebAssembly build of Z3, one after the other, each in a fresh context. A plain module: a worker thread loads it
// as it stands, from the sources as from a build.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const { init } = createRequire(import.meta.url)('z3-solver');
const { em, Z3 } = await init();

parentPort.on('message', ({ id, script }) => {
  const bytes = Buffer.from(script, 'utf8');
  // The package's own string call puts the text on a stack that is gone before the solver reads it; a block of our own is not.
  const at = em._malloc(bytes.length + 1);
  em.HEAPU8.set(bytes, at);
  em.HEAPU8[at + bytes.length] = 0;
  const config = Z3.mk_config();
  const context = Z3.mk_context(config);
  Z3.del_config(config);
  try {
    const out = em.UTF8ToString(em._Z3_eval_smtlib2_string(context, at));
    parentPort.postMessage({ id, out, usedBytes: Number(Z3.get_estimated_alloc_size()) });
  } finally {
    em._free(at);
    Z3.del_context(context);
  }
});

const version = Z3.get_full_version();
parentPort.postMessage({ ready: version });
