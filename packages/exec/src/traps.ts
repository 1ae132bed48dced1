import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Made-up things that no sandboxed program should reach, set out where it could if nothing held it back. */
export interface Traps {
  /** What the file and the variable hold; no job is told. */
  readonly token: string;
  readonly folder: string;
  readonly file: string;
  readonly variable: string;
  readonly port: number;
  readonly decoy: number;
  /** Which of them were touched, seen from outside. */
  sprung(): Promise<{ readonly file: boolean; readonly folder: boolean; readonly listener: boolean; readonly decoy: boolean }>;
  remove(): Promise<void>;
}

const VARIABLE = 'CODEWALK_CANARY';

/**
 * Sets out a readable file in a folder that anyone may write to, a listener on the loopback, and a decoy process that holds
 * a variable and would die of a signal. All of it is made up and ours.
 */
export async function setTraps(root: string): Promise<Traps> {
  const token = randomBytes(16).toString('hex');
  const folder = join(root, 'outside');
  const file = join(folder, 'canary');
  await mkdir(folder);
  await chmod(folder, 0o777);
  await writeFile(file, token);
  await chmod(file, 0o644);

  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.on('error', () => undefined).end(token);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const decoy = spawn('cat', [], { env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', [VARIABLE]: token }, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  decoy.stdin.on('error', () => undefined);
  await once(decoy, 'spawn');
  /** It repeats what it is told, for as long as it lives. */
  const answers = async (): Promise<boolean> => {
    if (decoy.exitCode !== null || decoy.signalCode !== null) return false;
    decoy.stdin.write('.');
    return Promise.race([once(decoy.stdout, 'data').then(() => true), once(decoy, 'close').then(() => false)]);
  };

  return {
    token, folder, file, variable: VARIABLE, port: (server.address() as AddressInfo).port, decoy: decoy.pid!,
    sprung: async () => ({
      file: (await readFile(file, 'utf8').catch(() => '')) !== token,
      folder: (await readdir(folder)).join() !== 'canary',
      listener: connections > 0,
      decoy: !(await answers()),
    }),
    remove: async () => {
      decoy.stdin.end();
      server.close();
      if (decoy.exitCode === null && decoy.signalCode === null) await once(decoy, 'close');
    },
  };
}

/** Whether a process of that name is on this machine. */
export async function runs(name: string): Promise<boolean> {
  for (const pid of await readdir('/proc')) {
    if (/^\d+$/.test(pid) && (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === name) return true;
  }
  return false;
}
