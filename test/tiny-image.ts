import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEngines, findPython } from '@codewalk/exec';
import { execa } from 'execa';

const LAY_OUT = fileURLToPath(new URL('tiny_image.py', import.meta.url));

/** An image of a small Python system under a name, for an engine that answers here; where none does, for a stand-in that gives its files. */
export class TinyImage {
  readonly name: string;
  readonly id: string;
  /** What gives its files. */
  readonly engine: 'podman' | 'docker' | 'stand-in';
  readonly #folder: string;
  readonly #before: NodeJS.ProcessEnv;

  private constructor(folder: string, before: NodeJS.ProcessEnv, { name, id, engine }: Pick<TinyImage, 'name' | 'id' | 'engine'>) {
    [this.#folder, this.#before, this.name, this.id, this.engine] = [folder, before, name, id, engine];
  }

  /** Points Podman at a store of its own, and the cache at a folder of its own, until `remove`. */
  static async make(): Promise<TinyImage> {
    const folder = mkdtempSync(join(tmpdir(), 'codewalk-image-'));
    const before = { ...process.env };
    const name = `localhost/codewalk-test-${process.pid}:1`;
    const [root, tar] = [join(folder, 'root'), join(folder, 'root.tar')];
    const python = await findPython();
    if (typeof python === 'string') throw new Error(python);
    await execa(python.binary, [LAY_OUT, root]);
    await execa('tar', ['-C', root, '--owner=0', '--group=0', '-cf', tar, '.']);
    rmSync(root, { recursive: true });
    process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
    process.env['CONTAINERS_STORAGE_CONF'] = join(folder, 'storage.conf');
    writeFileSync(process.env['CONTAINERS_STORAGE_CONF'], `[storage]\ndriver = "vfs"\ngraphroot = "${folder}/store"\nrunroot = "${folder}/run"\nrootless_storage_path = "${folder}/store"\n`);
    const answering = (await findEngines()).filter(({ version }) => version !== null);
    let engine: TinyImage['engine'] = 'stand-in';
    for (const { name: each } of answering) {
      if (engine === 'stand-in' && !(await execa(each, ['import', tar, name], { reject: false })).failed) engine = each; // one that answers may still be set up to take nothing
    }
    if (engine === 'stand-in') return new TinyImage(folder, before, { name, id: standIn(folder, name, `cp '${tar}' "$3"`), engine });
    const { stdout } = await execa(engine, ['image', 'inspect', '--format', '{{.Id}}', name]);
    return new TinyImage(folder, before, { name, id: `sha256:${stdout.trim().replace(/^sha256:/, '')}`, engine });
  }

  async remove(): Promise<void> {
    if (this.engine !== 'stand-in') await execa(this.engine, ['rmi', '--force', this.name], { reject: false });
    for (const key of ['XDG_CACHE_HOME', 'CONTAINERS_STORAGE_CONF', 'PATH']) {
      if (this.#before[key] === undefined) delete process.env[key];
      else process.env[key] = this.#before[key];
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Puts a `podman` before all others on the path that knows one image, and does `exporting` to give its files into `$3`. Gives the image's id. */
export function standIn(folder: string, name: string, exporting: string): string {
  const id = 'a1'.repeat(32);
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const script = `#!/bin/sh
echo "$*" >> '${folder}/asked'
case "$1" in
info) echo 0.0.0 ;;
image) case "$5" in '${name}'|sha256:${id}) echo ${id} ;; *) exit 1 ;; esac ;;
create) echo container ;;
export) ${exporting} ;;
rm) ;;
*) echo "this stand-in knows no $1" >&2; exit 1 ;;
esac
`;
  writeFileSync(join(bin, 'podman'), script);
  chmodSync(join(bin, 'podman'), 0o755);
  process.env['PATH'] = `${bin}:${process.env['PATH']}`;
  return `sha256:${id}`;
}
