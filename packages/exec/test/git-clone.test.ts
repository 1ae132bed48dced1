import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { createServer as createSilent, type AddressInfo, type Server, type Socket } from 'node:net';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GitPlace } from './git-place.js';

const signal = new AbortController().signal;
const options = { seconds: 60 };
let place: GitPlace;
let origin: string;
let trap: string;

beforeAll(async () => {
  place = await GitPlace.make();
  origin = place.fresh();
  trap = place.path();
  place.run(origin, 'init', '-q', '-b', 'main');
  writeFileSync(join(origin, 'a'), '1\n');
  writeFileSync(join(origin, '.gitattributes'), '* filter=evil\n');
  place.run(origin, 'add', '-A');
  place.run(origin, 'commit', '-q', '-m', 'one');
  const evil = `touch ${trap}`;
  for (const [key, value] of [['core.fsmonitor', evil], ['uploadpack.packObjectsHook', evil], ['core.sshCommand', evil], ['credential.helper', `!${evil}`], ['core.alternateRefsCommand', evil]]) place.run(origin, 'config', key!, value!);
  mkdirSync(join(origin, '.git/hooks'), { recursive: true });
  for (const hook of ['post-checkout', 'reference-transaction', 'pre-receive', 'post-update']) {
    writeFileSync(join(origin, '.git/hooks', hook), `#!/bin/sh\n${evil}\n`);
    chmodSync(join(origin, '.git/hooks', hook), 0o755);
  }
});
afterAll(() => place.remove());

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

describe('cloning', () => {
  it('makes a bare repository, whole at once, and runs no program of the other side', async () => {
    const folder = join(place.path(), 'owner', 'name.git');
    await place.git.clone(`file://${origin}`, folder, options, signal);
    const repository = await place.git.open(folder, signal);
    expect(await repository.resolve('main', signal)).toBe(place.run(origin, '-c', 'core.fsmonitor=false', 'rev-parse', 'main').trim());
    expect(existsSync(join(folder, 'hooks'))).toBe(false);
    expect(existsSync(trap)).toBe(false);
    expect(readdirSync(dirname(folder))).toEqual(['name.git']);
  });

  it('goes by https, believing whom the user believes', async () => {
    const bare = place.path();
    place.run(place.folder, 'clone', '-q', '--bare', origin, bare);
    place.run(bare, 'update-server-info');
    const [key, certificate] = [place.path(), place.path()];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
      const path = join(bare, normalize(new URL(request.url!, 'https://x').pathname).replace(/^\/owner\/name\.git/, ''));
      const found = existsSync(path) && statSync(path).isFile();
      response.writeHead(found ? 200 : request.url!.includes('private') ? 401 : 404, request.url!.includes('private') ? { 'www-authenticate': 'Basic realm="x"' } : {}).end(found ? readFileSync(path) : '');
    });
    const address = `https://127.0.0.1:${await listening(server)}`;
    const folder = place.path();
    await expect(place.git.clone(`${address}/owner/name.git`, folder, options, signal)).rejects.toMatchObject({ kind: 'environment', code: 'clone-failed', message: expect.stringContaining('certificate') as string });
    process.env['GIT_SSL_CAINFO'] = certificate;
    try {
      await place.git.clone(`${address}/owner/name.git`, folder, options, signal);
      await expect(place.git.clone(`${address}/private.git`, place.path(), options, signal)).rejects.toMatchObject({ code: 'clone-failed', message: expect.stringContaining('could not read Username') as string });
      await expect(place.git.clone(`${address}/none.git`, place.path(), options, signal)).rejects.toMatchObject({ code: 'clone-failed', message: expect.stringContaining('not found') as string });
    } finally {
      delete process.env['GIT_SSL_CAINFO'];
      server.closeAllConnections();
      server.close();
    }
    await (await place.git.open(folder, signal)).resolve('main', signal);
  });

  it('ends at its limit and when it is cancelled, with what speaks to the network, and leaves nothing', async () => {
    const sockets = new Set<Socket>();
    const server = createSilent((socket) => sockets.add(socket.on('error', () => undefined)));
    const address = `https://127.0.0.1:${await listening(server)}/x.git`;
    const parent = place.fresh();
    await expect(place.git.clone(address, join(parent, 'x'), { seconds: 1 }, signal)).rejects.toMatchObject({ code: 'clone-failed', message: expect.stringContaining('more than 1 seconds') as string });
    const cancel = new AbortController();
    server.once('connection', () => cancel.abort());
    const clone = place.git.clone(address, join(parent, 'x'), options, cancel.signal);
    await expect(clone).rejects.toMatchObject({ code: 'cancelled' });
    expect(readdirSync(parent)).toEqual([]);
    expect(readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(address))).toEqual([]);
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it.each(['http://127.0.0.1/x', 'ext::touch /tmp/x', '--upload-pack=touch', '/a/path', 'git@host:x', 'git://127.0.0.1/x', 'https://a b'])('refuses the address %s', async (address) => {
    await expect(place.git.clone(address, place.path(), options, signal)).rejects.toMatchObject({ kind: 'usage', code: 'bad-address' });
  });

  it('fails by name, writes over nothing, and removes what a killed process began', async () => {
    const parent = place.fresh();
    mkdirSync(join(parent, '.x.999999999.abcdef', 'repository'), { recursive: true });
    await expect(place.git.clone(`file://${parent}/none`, join(parent, 'x'), options, signal)).rejects.toMatchObject({ kind: 'environment', code: 'clone-failed', message: expect.stringContaining('does not appear to be a git repository') as string });
    expect(readdirSync(parent)).toEqual([]);
    await expect(place.git.clone(`file://${origin}`, place.fresh(), options, signal)).rejects.toMatchObject({ code: 'exists' });
    await expect(place.git.clone('ssh://127.0.0.1:1/x', join(parent, 'y'), options, signal)).rejects.toMatchObject({ code: 'clone-failed' });
    expect(readdirSync(parent)).toEqual([]);
  });
});

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // it has ended
  }
};
