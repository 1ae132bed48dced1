import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentError } from '@codewalk/core';
import { execa } from 'execa';
import { fixedEnvironment } from './sandbox.js';
import type { Jdk } from './java-toolchain.js';

const SOURCES = fileURLToPath(new URL('../runtime/java/codewalk', import.meta.url));

/** Our own classes in a jar, and the archive that a compiler starts from where one could be made. */
export interface JavaJar {
  readonly jar: string;
  readonly compilerArchive: string | null;
}

/** Flags of every virtual machine here. C1 and the serial collector halve the CPU time of short runs. */
export const SMALL_MACHINE = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-UsePerfData', '-XX:ActiveProcessorCount=1', '-Xshare:auto'] as const;
/** A request that has the compiler load most of what it is made of. */
const TYPICAL = `import java.util.*; class A { static int f(List<String> xs, int[] a) { int n = 0; for (String x : xs) { n += x.length(); } for (int i = 0; i < a.length; i++) n ^= a[i]; return xs.stream().mapToInt(String::length).sum() + n; } }`;

/**
 * Compiles our Java sources once for each state of them and each JDK, in the user's cache folder. Several processes may do so at once:
 * the folder appears whole, by one rename.
 */
export async function openJar(jdk: Jdk): Promise<JavaJar> {
  const names = (await readdir(SOURCES)).filter((name) => name.endsWith('.java')).sort();
  const hash = createHash('sha256').update(`${jdk.home} ${jdk.version}\n`);
  for (const name of names) hash.update(`${name}\n`).update(await readFile(join(SOURCES, name)));
  const folder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'codewalk', 'java', hash.digest('hex').slice(0, 16));
  if (!existsSync(join(folder, 'driver.jar'))) await build(jdk, names, folder);
  const archive = join(folder, 'compiler.jsa');
  return { jar: join(folder, 'driver.jar'), compilerArchive: existsSync(archive) ? archive : null };
}

async function build(jdk: Jdk, names: readonly string[], folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  const run = (tool: string, args: readonly string[], input = ''): Promise<unknown> =>
    execa(join(jdk.home, 'bin', tool), args, { env: fixedEnvironment(), extendEnv: false, input, timeout: 120_000 });
  try {
    await run('javac', [...SMALL_MACHINE.map((flag) => `-J${flag}`), '-proc:none', '-Xlint:none', '--release', '17', '-d', join(made, 'classes'), ...names.map((name) => join(SOURCES, name))]);
    await run('jar', ['--create', '--file', join(made, 'driver.jar'), '-C', join(made, 'classes'), '.']);
    await rm(join(made, 'classes'), { recursive: true });
    await chmod(made, 0o755);
    await rename(made, folder).catch(async (error: unknown) => {
      if (!existsSync(join(folder, 'driver.jar'))) throw error; // another process was first
    });
    // an archive holds its jar's place, so it can only be made there; a compiler without one is slower to start and no less right
    const archive = join(folder, `compiler-${process.pid}.jsa`);
    await run('java', [...SMALL_MACHINE, `-XX:ArchiveClassesAtExit=${archive}`, '-cp', join(folder, 'driver.jar'), 'codewalk.Compiler'], `${JSON.stringify({ sources: [TYPICAL], cpuMs: 60_000 })}\n`)
      .then(() => rename(archive, join(folder, 'compiler.jsa')))
      .catch(() => rm(archive, { force: true }));
  } catch (error) {
    throw environmentError('no-toolchain', `the Java driver cannot be compiled: ${(error as Error).message.split('\n')[0]}`, { hint: 'run `codewalk doctor`', cause: error });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** A jar that every user may read: the one of the cache, or where that is in a closed folder, a copy in `folder`. */
export async function openToAll(jar: string, folder: string): Promise<string> {
  if (await passable(dirname(jar))) return jar;
  const copy = join(folder, 'driver.jar');
  await copyFile(jar, copy);
  await chmod(copy, 0o644);
  await access(copy, constants.R_OK);
  return copy;
}

async function passable(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  return (mode & 0o005) === 0o005 && (folder === '/' || passable(dirname(folder)));
}
