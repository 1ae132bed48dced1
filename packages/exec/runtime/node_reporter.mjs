// The supervisor's own reporter of node:test: what came of each test goes over its pipe, once the nonce is known.
import { changed, chosen, idOf, isOfTests, masked, receive, send, settings } from './node_channel.mjs';

export { watch as changedSince } from './node_channel.mjs';

const waiting = [];
let nonce;
let failure;
const sentinels = new Set();

/** The end of the collection: asks for the nonce, and says what has come so far. */
export function begin() {
  if (failure !== undefined) send('uncollected', settings.file, failure);
  send('collected');
  let tokens;
  [nonce, ...tokens] = receive();
  for (const token of tokens) sentinels.add(token);
  for (const say of waiting.splice(0)) say();
  return tokens;
}

/** The file could not be imported; what it registered before that still runs. */
export function refuse(error) {
  failure = masked(String(error?.message ?? error).split('\n')[0] || 'it could not be imported');
}

const when = (say) => (nonce === undefined ? waiting.push(say) : say());

/** One test that has ended: by its names from the outermost suite on. */
export function ended(names, status, detail, location) {
  when(() => {
    const [token] = names[0].split(' ');
    if (sentinels.has(token)) {
      send('test', nonce, `sentinel ${names[0]}`, status, masked(detail));
      return;
    }
    if (!isOfTests(location)) send('changed', nonce, `${names.join(' > ')} was registered by ${masked(location)}, which is no file of the tests`);
    const id = idOf(names);
    if (typeof id === 'object') {
      send('changed', nonce, `${id.twice} came twice`);
      return;
    }
    if (!chosen(id)) return;
    const fault = changed();
    if (fault !== null) send('changed', nonce, fault);
    send('id', nonce, id);
    send('test', nonce, id, status, masked(detail));
  });
}

export function finish() {
  if (nonce === undefined) return; // the process is being ended before its time
  const fault = changed();
  if (fault !== null) send('changed', nonce, fault);
  send('end', nonce);
}

/** A test begins: its CPU time counts from here. */
export const began = (name) => when(() => send('start', nonce, name));

export default async function* report(source) {
  const open = [];
  for await (const { type, data } of source) {
    if (settings.runner !== 'node-test') continue;
    if (type === 'test:dequeue') began(data.name);
    else if (type === 'test:start') {
      open.length = data.nesting;
      open.push(data.name);
    } else if (type === 'test:pass' || type === 'test:fail') {
      tell([...open.slice(0, data.nesting), data.name], type === 'test:pass', data);
    }
  }
  if (settings.runner === 'node-test') finish();
  yield '';
}

function tell(names, passed, { details, skip, todo, file }) {
  const error = details?.error;
  if (details?.type === 'suite' && (passed || error?.failureType === 'subtestsFailed')) return; // its tests have told it
  if (skip !== undefined) ended(names, 'skipped', typeof skip === 'string' && skip !== '' ? skip : 'skip', file);
  else if (todo !== undefined) ended(names, 'skipped', typeof todo === 'string' && todo !== '' ? todo : 'todo', file);
  else ended(names, passed ? 'passed' : 'failed', passed ? '' : oneLine(error?.cause?.message ?? error?.message ?? 'failed'), file);
}

export const oneLine = (text) => String(text).split('\n').map((line) => line.trim()).filter((line) => line !== '').join(' ');
