import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { environmentError, type ContainerImage } from '@codewalk/core';
import { askEngine, findEngines, type Engine } from './engines.js';
import { insideImage, unpack } from './image-files.js';
import { lives } from './lives.js';

/** Pulling some gibibytes over a slow line. */
const PULL_MS = 60 * 60_000;
const EXPORT_MS = 30 * 60_000;

/** An image whose files are in a folder of this machine. */
export interface LaidOut extends ContainerImage {
  readonly root: string;
}

/**
 * Container images: an engine is only asked for their files, which are laid out once below the user's cache folder, by id. What runs in
 * them never meets the engine. Nothing is pulled unless `pull` says so.
 */
export class Images {
  #engines: Promise<readonly Engine[]> | undefined;
  readonly #known = new Map<string, Promise<LaidOut>>();

  /** The image of that name, laid out. Throws `no-engine`, `no-image`, `pull-failed`, `bad-image`. */
  async named(name: string, pull: boolean, signal: AbortSignal): Promise<LaidOut> {
    const engines = await this.#answering(name);
    let found = await locate(engines, name, signal);
    if (!found && pull) {
      const { ok, why } = await askEngine(engines[0]!, ['pull', '--quiet', name], signal, PULL_MS);
      if (!ok) throw environmentError('pull-failed', `${engines[0]!.name} could not pull ${name}: ${why}`);
      found = await locate(engines, name, signal);
    }
    if (!found) throw notHere(name, engines);
    return this.#laidOut(found.id, () => found.engine, signal);
  }

  /** The image of a recipe, laid out before or now. Throws `no-engine`, `no-image`, `other-image`, `bad-image`. */
  async pinned(name: string, id: string, signal: AbortSignal): Promise<LaidOut> {
    return this.#laidOut(id, async () => {
      const engines = await this.#answering(name);
      const found = (await locate(engines, id, signal)) ?? (await locate(engines, name, signal));
      if (!found) throw notHere(name, engines);
      if (found.id !== id) throw environmentError('other-image', `the image ${name} is ${found.id} here, and the recipe's tests ran in ${id}`, { at: name, hint: 'pull it by its digest, or make the atoms anew' });
      return found.engine;
    }, signal);
  }

  async #answering(name: string): Promise<[Engine, ...Engine[]]> {
    this.#engines ??= findEngines();
    const engines = await this.#engines;
    const [first, ...others] = engines.filter(({ version }) => version !== null);
    if (first) return [first, ...others];
    const why = engines.map((engine) => `${engine.name}: ${engine.why}`).join('; ');
    throw environmentError('no-engine', `the tests run in the container image ${name}, and no container engine answers here (${why})`, { at: name, hint: 'apt-get install podman, or start the Docker daemon' });
  }

  #laidOut(id: string, engine: () => Engine | Promise<Engine>, signal: AbortSignal): Promise<LaidOut> {
    const known = this.#known.get(id);
    if (known) return known;
    const fresh = layOut(id, engine, signal);
    this.#known.set(id, fresh);
    fresh.catch(() => this.#known.delete(id));
    return fresh;
  }
}

const notHere = (name: string, [{ name: engine }]: readonly [Engine, ...Engine[]]): Error =>
  environmentError('no-image', `the container image ${name} is not on this machine, and nothing is pulled here`, { at: name, hint: `${engine} pull ${name}` });

async function locate(engines: readonly Engine[], reference: string, signal: AbortSignal): Promise<{ engine: Engine; id: string } | null> {
  for (const engine of engines) {
    const { ok, stdout } = await askEngine(engine, ['image', 'inspect', '--format', '{{.Id}}', reference], signal);
    const id = /^(?:sha256:)?([0-9a-f]{64})$/.exec(stdout)?.[1];
    if (ok && id !== undefined) return { engine, id: `sha256:${id}` };
  }
  return null;
}

/** Several processes may do so at once: the folder appears whole, by one rename. */
async function layOut(id: string, engine: () => Engine | Promise<Engine>, signal: AbortSignal): Promise<LaidOut> {
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'codewalk');
  const folder = join(cache, 'images');
  const name = id.slice('sha256:'.length);
  const root = join(folder, name);
  if (!existsSync(root)) {
    const from = await engine();
    await mkdir(cache, { recursive: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeft(folder);
    const made = await mkdtemp(join(folder, `${name}.${process.pid}.`));
    try {
      await fill(made, from, id, signal);
      await rename(made, root).catch((error: unknown) => {
        if (!existsSync(root)) throw error; // another process was first
      });
    } finally {
      await rm(made, { recursive: true, force: true });
    }
  }
  return { id, root, has: (path) => insideImage(root, path) !== null };
}

async function fill(made: string, engine: Engine, id: string, signal: AbortSignal): Promise<void> {
  const { ok, stdout, why } = await askEngine(engine, ['create', '--pull', 'never', '--network', 'none', id, '/bin/true'], signal);
  if (!ok) throw environmentError('bad-image', `${engine.name} makes no container of ${id}: ${why}`);
  const container = stdout.split('\n').at(-1)!;
  const tar = `${made}.tar`;
  try {
    // to a file: Podman opens what it writes to by its name, which the pipes of Node.js do not have
    const files = await askEngine(engine, ['export', '--output', tar, container], signal, EXPORT_MS);
    if (!files.ok) throw environmentError('bad-image', `${engine.name} does not export ${id}: ${files.why}`);
    await unpack(createReadStream(tar), made, signal);
  } finally {
    await rm(tar, { force: true });
    await askEngine(engine, ['rm', '--force', container], new AbortController().signal);
  }
}

/** What a process that is gone had begun. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^[0-9a-f]{64}\.(\d+)\./.exec(name)?.[1];
    if (pid !== undefined && !lives(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}
