// Runs scripts in the WebAssembly build of Z3, one after the other, each in a fresh context. A plain module: a worker thread loads it
// as it stands, from the sources as from a build.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

// When it ends, the WebAssembly writes to descriptor 2 past every stream; what matters is in our message.
const { writeSync } = fs;
fs.writeSync = (fd, ...rest) => (fd === 2 ? 0 : writeSync(fd, ...rest));

const { init } = createRequire(import.meta.url)('z3-solver');
const { em, Z3 } = await init();
const { memoryMb } = workerData;
Z3.global_param_set('memory_max_size', String(memoryMb));
/** With which Z3 ends when it has used up its memory. */
const OUT_OF_MEMORY = 101;

parentPort.on('message', ({ id, script }) => {
  const bytes = Buffer.from(script, 'utf8');
  // The package's own string call puts the text on a stack that is gone before the solver reads it; a block of our own is not.
  const at = em._malloc(bytes.length + 1);
  em.HEAPU8.set(bytes, at);
  em.HEAPU8[at + bytes.length] = 0;
  const config = Z3.mk_config();
  const context = Z3.mk_context(config);
  Z3.del_config(config);
  let ended = false;
  try {
    const out = em.UTF8ToString(em._Z3_eval_smtlib2_string(context, at));
    parentPort.postMessage({ id, out, usedBytes: Number(Z3.get_estimated_alloc_size()) });
  } catch (e) {
    // Whatever ended it, this instance is no longer to be used: the pool replaces it.
    ended = true;
    if (e?.status !== OUT_OF_MEMORY && !/\(OOM\)/.test(String(e))) throw e;
    parentPort.postMessage({ id, exhausted: true });
  } finally {
    if (!ended) {
      em._free(at);
      Z3.del_context(context);
    }
  }
});

const version = Z3.get_full_version();
parentPort.postMessage({ ready: version });
