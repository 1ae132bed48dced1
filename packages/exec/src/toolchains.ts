import { createRequire } from 'node:module';
import type { RuntimeName } from '@codewalk/core';
import { execa } from 'execa';
import { findJdk } from './java-toolchain.js';
import { findPython } from './python.js';
import { fixedEnvironment } from './sandbox.js';

/** One tool of this machine: its version, or why there is none and how to get it. */
export interface Toolchain {
  readonly name: RuntimeName;
  readonly version: string | null;
  readonly why?: string;
  readonly install: string;
}

const INSTALL: Readonly<Record<RuntimeName, string>> = {
  python: 'apt-get install python3',
  numpy: 'apt-get install python3-numpy',
  pytest: 'apt-get install python3-pytest',
  java: 'apt-get install openjdk-17-jdk-headless',
  git: 'apt-get install git',
  'node-test': 'apt-get install python3, and Node.js 20 or newer',
  solver: 'npm ci (the z3-solver package)',
};

async function pythonVersion(): Promise<string | Error> {
  const python = await findPython();
  return typeof python === 'string' ? new Error(python) : python.version;
}

async function moduleVersion(module: string): Promise<string | Error> {
  const python = await findPython();
  if (typeof python === 'string') return new Error(python);
  return firstLine(python.binary, ['-s', '-c', `import ${module}; print(${module}.__version__)`]);
}

/** git 2.38 is the first that merges trees without a work tree. */
async function gitVersion(): Promise<string | Error> {
  const version = await firstLine('git', ['--version']);
  const [, major, minor] = /(\d+)\.(\d+)/.exec(String(version)) ?? [];
  if (typeof version !== 'string' || Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38)) return version;
  return new Error(`${version} is too old; 2.38 or newer is needed`);
}

async function javaVersion(): Promise<string | Error> {
  const jdk = await findJdk();
  if (typeof jdk === 'string') return new Error(jdk);
  const python = await findPython(); // Java runs beside it, in its sandbox
  return typeof python === 'string' ? new Error(python) : `javac ${jdk.version}`;
}

/** The first line that a version command prints, on either stream. */
async function firstLine(file: string, args: readonly string[]): Promise<string | Error> {
  const { stdout, stderr, failed, shortMessage } = await execa(file, args, {
    env: { ...fixedEnvironment(), PATH: process.env['PATH'] ?? '/usr/bin:/bin' }, extendEnv: false, stdin: 'ignore', timeout: 20_000, reject: false,
  });
  const line = (stdout || stderr).trim().split('\n')[0] ?? '';
  return failed || line === '' ? new Error(stderr.trim().split('\n').at(-1) || shortMessage || 'no version') : line;
}

const VERSION: Readonly<Record<RuntimeName, () => Promise<string | Error>>> = {
  python: pythonVersion,
  numpy: () => moduleVersion('numpy'),
  pytest: () => moduleVersion('pytest'),
  java: javaVersion,
  git: gitVersion,
  'node-test': async () => {
    const supervisor = await pythonVersion();
    return supervisor instanceof Error ? new Error(`its runs are supervised by Python: ${supervisor.message}`) : process.version;
  },
  solver: async () => {
    try {
      const { version } = createRequire(import.meta.url)('z3-solver/package.json') as { version: string };
      return `z3-solver ${version}`;
    } catch (error) {
      return error as Error;
    }
  },
};

/** Looks for one tool. */
export async function probe(name: RuntimeName): Promise<Toolchain> {
  const version = await VERSION[name]();
  const install = INSTALL[name];
  return typeof version === 'string' ? { name, version, install } : { name, version: null, why: version.message, install };
}
