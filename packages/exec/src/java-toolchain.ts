import { realpathSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { fixedEnvironment } from './sandbox.js';

/** A Java development kit of this machine. */
export interface Jdk {
  /** Its real folder: /usr/bin/java goes through links that a sandbox does not have. */
  readonly home: string;
  /** `17.0.15`. */
  readonly version: string;
  /** What a sandbox must show of the machine for it to run: its folder, and those that its configuration is linked to. */
  readonly readable: readonly string[];
}

/** The first that has what is used here (sockets by name, skipNBytes). */
const OLDEST = 17;

/** Finds the JDK of `JAVA_HOME`, or of the javac on the path. Gives why there is none in place of it. */
export async function findJdk(): Promise<Jdk | string> {
  const asked = process.env['JAVA_HOME'];
  const javac = asked ? join(asked, 'bin', 'javac') : onPath('javac');
  if (javac === null) return onPath('java') === null ? 'there is no java on the path, and JAVA_HOME is not set' : 'there is a Java runtime (JRE) without a compiler; a development kit (JDK) is needed';
  const binary = await realpath(javac).catch(() => null);
  if (binary === null) return `JAVA_HOME is ${asked}, which has no bin/javac: a development kit (JDK) is needed`;
  const { stdout, stderr, failed, shortMessage } = await execa(binary, ['-version'], { env: fixedEnvironment(), extendEnv: false, stdin: 'ignore', timeout: 30_000, reject: false });
  if (failed) return `${binary} does not run: ${shortMessage}`;
  const version = /^javac (\S+)/m.exec(stdout || stderr)?.[1];
  if (version === undefined) return `${binary} tells no version`;
  if (Number.parseInt(version, 10) < OLDEST) return `${binary} is of Java ${version}; ${OLDEST} or newer is needed`;
  const home = dirname(dirname(binary));
  return { home, version, readable: await readableOf(home) };
}

function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '/usr/bin:/bin').split(delimiter)) {
    try {
      return realpathSync(join(folder, name));
    } catch {
      continue; // not in this one
    }
  }
  return null;
}

/** Debian links a JDK's configuration to /etc/java-N-openjdk, its security folder among it. */
async function readableOf(home: string): Promise<readonly string[]> {
  const found = new Set([home]);
  for (const folder of ['conf', 'conf/security', 'conf/management', 'lib', 'lib/security']) {
    for (const name of await readdir(join(home, folder)).catch(() => [] as string[])) {
      const path = await realpath(join(home, folder, name)).catch(() => home);
      if (!path.startsWith(`${home}/`) && path.startsWith('/etc/')) found.add(dirname(path));
    }
  }
  const all = [...found].sort();
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(`${other}/`)));
}
