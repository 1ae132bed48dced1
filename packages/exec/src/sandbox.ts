import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

/** From best to least (DESIGN §7): which one holds is told by canaries, not by which programs exist. */
export const tiers = ['strong', 'userns', 'uid', 'limits'] as const;
export type Tier = (typeof tiers)[number];

/** All of the environment that sandboxed code sees. */
export function fixedEnvironment(): Record<string, string> {
  const env: Record<string, string> = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'UTC', PYTHONHASHSEED: '0', HOME: '/nonexistent' };
  for (const [name, value] of Object.entries(process.env)) if (name.startsWith('OPENBLAS_') && value !== undefined) env[name] = value;
  return env;
}

/** The user that jobs run as where a tier can choose one: nobody. */
const NOBODY = 65534;

const MIB = 1024 * 1024;

export interface ForkServerPlace {
  /** The real interpreter, and the folders it needs. */
  readonly python: string;
  readonly readable: readonly string[];
  /** The fork server program and the domain's helper, as paths of this machine. */
  readonly server: string;
  readonly helper: string;
  /** A folder that is this worker's alone. */
  readonly scratch: string;
}

export interface Confined {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
}

/** The command that starts a fork server in a tier, with what the server does to each job in its configuration. */
export function confineForkServer(tier: Tier, place: ForkServerPlace): Confined {
  const inside = tier === 'strong' || tier === 'userns';
  const helperFolder = place.helper.slice(0, place.helper.lastIndexOf('/'));
  const helper = inside ? `/srv/helper/${place.helper.slice(helperFolder.length + 1)}` : place.helper;
  const server = inside ? '/srv/forkserver.py' : place.server;
  const scratch = inside ? '/scratch' : place.scratch;
  const config = {
    helper,
    scratch,
    scratchBytes: 256 * MIB,
    mountScratch: tier === 'uid',
    fileBytes: 64 * MIB,
    uid: tier === 'strong' || tier === 'uid' ? NOBODY : null,
    userNamespace: tier === 'userns',
    pidNamespace: tier !== 'limits',
    netNamespace: tier === 'uid', // bubblewrap has cut the network already
    landlock: tier !== 'limits',
    readable: [...place.readable, inside ? '/srv' : helperFolder, '/dev/zero', '/dev/urandom', '/dev/random', '/proc/self'],
    processes: 16,
  };
  const python = [place.python, '-s', '-S', server, JSON.stringify(config)];
  const env = fixedEnvironment();
  if (!inside) return { file: python[0]!, args: python.slice(1), env };
  const bind = (path: string): string[] => ['--ro-bind-try', path, path];
  const user = tier === 'strong'
    ? ['--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts', '--cap-drop', 'ALL',
       ...['SYS_ADMIN', 'SETUID', 'SETGID', 'KILL'].flatMap((cap) => ['--cap-add', `CAP_${cap}`])]
    : ['--unshare-user', '--uid', String(NOBODY), '--gid', String(NOBODY), '--unshare-all', '--cap-drop', 'ALL'];
  return {
    file: 'bwrap',
    args: [
      ...user,
      ...place.readable.flatMap(bind),
      ...['lib', 'lib64', 'bin'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
      '--proc', '/proc', '--dev', '/dev',
      '--ro-bind', place.server, '/srv/forkserver.py',
      // beside the server, whose folder Python puts on its path: helpers import it as `canonical`
      '--ro-bind', join(dirname(place.server), 'canonical.py'), '/srv/canonical.py',
      '--ro-bind', helperFolder, '/srv/helper',
      '--perms', '0777', '--size', String(256 * MIB), '--tmpfs', '/scratch',
      '--chdir', '/', '--die-with-parent', '--new-session', '--clearenv',
      ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
      ...python,
    ],
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
  };
}

/** Where a program of that name is on this machine's PATH; null when it is not. */
export async function findProgram(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      await access(path, constants.X_OK);
      return path;
    } catch {
      // not here
    }
  }
  return null;
}
