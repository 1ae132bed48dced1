import { basename, dirname } from 'node:path';
import { imageMounts, type ImagePlace } from './image-mounts.js';
import type { Lane } from './scratch.js';

/** From best to least (DESIGN §7): which one holds is told by canaries, not by which programs exist. */
export const tiers = ['strong', 'userns', 'uid', 'limits'] as const;
export type Tier = (typeof tiers)[number];

/** All of the environment that sandboxed code sees. */
export function fixedEnvironment(): Record<string, string> {
  const env: Record<string, string> = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'UTC', PYTHONHASHSEED: '0', HOME: '/nonexistent', OPENBLAS_NUM_THREADS: '1' };
  for (const [name, value] of Object.entries(process.env)) if (name.startsWith('OPENBLAS_') && value !== undefined) env[name] = value;
  return env;
}

/** Who a job is inside a sandbox that needs no root: nobody. */
const NOBODY = 65534;

const MIB = 1024 * 1024;

export interface ForkServerPlace {
  /** The real interpreter, the folders it needs, and those that its modules are imported from besides its own. */
  readonly python: string;
  readonly readable: readonly string[];
  readonly modules: readonly string[];
  /** The fork server, beside its modules and what helpers import from it (`canonical`), and the domain's helper: paths of this machine. */
  readonly server: string;
  readonly helper: string;
  /** A folder and a user that are this worker's alone. */
  readonly lane: Pick<Lane, 'path' | 'user'>;
  /** Processes and threads that a job may have at once; default 16. */
  readonly processes?: number;
  /** Variables in place of those of the fixed environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The files of an image in place of this machine's; `python`, `readable` and `modules` are then paths in it. With bubblewrap alone. */
  readonly image?: ImagePlace;
}

export interface Confined {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
}

/** The command that starts a fork server in a tier, with what the server does to each job in its configuration. */
export function confineForkServer(tier: Tier, place: ForkServerPlace): Confined {
  const inside = tier === 'strong' || tier === 'userns';
  const helper = inside ? `/srv/helper/${basename(place.helper)}` : place.helper;
  const server = inside ? `/srv/server/${basename(place.server)}` : place.server;
  const config = {
    helper,
    modules: place.modules,
    scratch: inside ? '/scratch' : place.lane.path,
    scratchBytes: 256 * MIB,
    mountScratch: tier === 'strong' || tier === 'uid',
    fileBytes: 64 * MIB,
    uid: tier === 'userns' ? null : place.lane.user, // taken up where the server is root
    ownNamespaces: tier === 'uid',
    userNamespace: tier === 'userns',
    pidNamespace: tier !== 'limits',
    landlock: tier !== 'limits',
    readable: [...place.readable, dirname(server), dirname(helper), '/dev/zero', '/dev/urandom', '/dev/random', '/proc/self'],
    processes: place.processes ?? 16,
    sharedUser: tier === 'limits',
  };
  const python = [place.python, '-s', '-S', '-B', server, JSON.stringify(config)];
  const env = { ...fixedEnvironment(), ...place.environment };
  if (!inside) return { file: python[0]!, args: python.slice(1), env };
  const user = tier === 'strong'
    ? ['--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts', '--cap-drop', 'ALL',
       ...['SYS_ADMIN', 'SETUID', 'SETGID', 'KILL'].flatMap((cap) => ['--cap-add', `CAP_${cap}`])]
    : ['--unshare-user', '--uid', String(NOBODY), '--gid', String(NOBODY), '--unshare-all', '--cap-drop', 'ALL'];
  return {
    file: 'bwrap',
    args: [
      ...user,
      ...(place.image ? imageMounts(place.image) : ofMachine(place.readable)),
      '--proc', '/proc', '--dev', '/dev',
      '--perms', '0755', '--dir', '/srv', '--ro-bind', dirname(place.server), '/srv/server',
      '--ro-bind', dirname(place.helper), '/srv/helper',
      '--perms', '0777', '--size', String(256 * MIB), '--tmpfs', '/scratch',
      '--chdir', '/', '--die-with-parent', '--new-session', '--clearenv',
      ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
      ...python,
    ],
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
  };
}

/** A program that needs nothing but to read some folders, or the files of an image: bubblewrap, as nobody, without network. */
export function bubblewrapped(shown: readonly string[] | ImagePlace, command: readonly string[]): Confined {
  return {
    file: 'bwrap',
    args: [
      '--unshare-user', '--uid', String(NOBODY), '--gid', String(NOBODY), '--unshare-all', '--cap-drop', 'ALL',
      ...('root' in shown ? imageMounts(shown) : ofMachine([...new Set(shown)])),
      '--proc', '/proc', '--dev', '/dev', '--chdir', '/', '--die-with-parent', '--new-session', '--clearenv',
      ...Object.entries(fixedEnvironment()).flatMap(([name, value]) => ['--setenv', name, value]),
      ...command,
    ],
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
  };
}

const ofMachine = (readable: readonly string[]): string[] => [...readable.flatMap(bind), ...['lib', 'lib64', 'bin'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`])];

// the folders above it would be root's alone, and a Python below somebody's home out of a job's reach
const bind = (path: string): string[] => [...foldersAbove(path).flatMap((folder) => ['--perms', '0755', '--dir', folder]), '--ro-bind-try', path, path];

/** /a and /a/b of /a/b/c. */
function foldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === '/' ? [] : [...foldersAbove(above), above];
}
