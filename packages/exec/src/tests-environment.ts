import { access, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentError, usageError, type Recipe } from '@codewalk/core';
import { execa } from 'execa';
import { topFolders, type ImagePlace } from './image-mounts.js';
import type { LaidOut } from './images.js';
import { askPython, modulePaths, sitePackages, type Python } from './python.js';
import { bubblewrapped } from './sandbox.js';

const SHIMS = fileURLToPath(new URL('../runtime/shims/', import.meta.url));

/** Where images have an interpreter that can supervise; the first that is new enough does. */
const PYTHONS = ['/usr/bin/python3', '/usr/local/bin/python3', '/opt/miniconda3/bin/python3', '/opt/conda/bin/python3'];
const NODES = ['/usr/bin/node', '/usr/local/bin/node'];
const OLDEST_NODE = 20;

/** What a recipe needs besides the sandbox's own. */
export interface Environment {
  /** What supervises: this machine's, or the image's own. */
  readonly home: Python;
  readonly python: string | null;
  readonly node: string | null;
  readonly nodeModules: string | null;
  readonly readable: readonly string[];
}

const missing = (environment: string, where: string): Error => environmentError('no-environment', `the recipe's environment ${environment} is not ${where}`, { at: environment });

const onNode = (runner: Recipe['runner']): boolean => runner === 'node-test' || runner === 'tape';

/** Throws `unknown-shim` where a recipe names one that there is not. */
export async function checkShims({ runner, shims = [] }: Recipe): Promise<void> {
  for (const shim of shims) {
    await access(join(SHIMS, `${shim}.${onNode(runner) ? 'cjs' : 'py'}`)).catch(() => {
      throw usageError('unknown-shim', `there is no shim ${shim} for ${runner}`);
    });
  }
}

/** What a recipe needs of this machine. */
export async function ofMachine({ runner, environment }: Recipe, home: Python): Promise<Environment> {
  const node = await realpath(process.execPath);
  const nodeHome = dirname(dirname(node));
  const own = { home, python: null, node, nodeModules: null, readable: nodeHome === '/usr' ? [] : [nodeHome] };
  if (environment === undefined) return own;
  const absent = (): never => {
    throw missing(environment, 'on this machine');
  };
  if (onNode(runner)) {
    const folder = await realpath(environment).catch(absent);
    return { ...own, nodeModules: folder, readable: [...own.readable, folder] };
  }
  // the path as given: a virtual environment knows itself by it, and its own base by the link it is
  const [binary] = await Promise.all([realpath(environment).catch(absent), access(environment).catch(absent)]);
  return { ...own, python: environment, readable: [...new Set([...own.readable, dirname(dirname(environment)), dirname(dirname(binary))])].filter((path) => path !== '/usr') };
}

/** What a recipe needs of the image that it names; `trees` is the folder that trees are laid out in. */
export async function ofImage({ runner, environment, image: name }: Recipe, image: LaidOut, trees: string): Promise<Environment> {
  const place = { root: image.root, trees };
  const home = await supervisor(name!, image, place);
  if (environment !== undefined && !image.has(environment)) throw missing(environment, `in the image ${name}`);
  const own = { home, python: null, node: null, nodeModules: null, readable: [] };
  if (onNode(runner)) return { ...own, node: await nodeOf(name!, image, place), nodeModules: environment ?? null };
  if (environment !== undefined) return { ...own, python: environment };
  const hasRunner = runner !== 'pytest' || (await modulePaths(home, ['pytest']).then(() => true, () => false));
  if (!hasRunner) throw environmentError('no-environment', `${home.binary} of the image ${name} has no pytest`, { at: name!, hint: 'name the python that has it: environment = "/…/bin/python"' });
  return { ...own, home: { ...home, modules: await sitePackages(home) } };
}

async function supervisor(name: string, image: LaidOut, place: ImagePlace): Promise<Python> {
  const whys: string[] = [];
  for (const binary of PYTHONS.filter(image.has)) {
    const python = await askPython(binary, place);
    if (typeof python !== 'string') return { ...python, readable: topFolders(image.root) };
    whys.push(python);
  }
  throw environmentError('no-image-python', `the image ${name} has no Python 3.9 or newer to supervise its tests: ${whys.join('; ') || `it has none of ${PYTHONS.join(', ')}`}`, { at: name });
}

async function nodeOf(name: string, image: LaidOut, place: ImagePlace): Promise<string> {
  const node = NODES.find(image.has);
  if (node === undefined) throw missing(NODES.join(' or '), `in the image ${name}`);
  const { file, args, env } = bubblewrapped(place, [node, '-p', 'process.versions.node']);
  const { stdout } = await execa(file, args, { env, extendEnv: false, stdin: 'ignore', timeout: 20_000, reject: false });
  if (!(Number.parseInt(stdout, 10) >= OLDEST_NODE)) throw environmentError('no-environment', `${node} of the image ${name} is of version ${stdout || 'none'}; ${OLDEST_NODE} or newer is needed`, { at: name });
  return node;
}
