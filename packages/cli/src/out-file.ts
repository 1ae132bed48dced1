import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { usageError } from '@codewalk/core';

/**
 * Checks a file that a command will write, before it works for hours: its folder is there and open, and it is not a folder,
 * not one of the command's inputs, and not inside the bank, which would then hold a file that it does not list.
 * Throws a usage error.
 */
export function checkOutFile(path: string, { bank, inputs = [] }: { readonly bank: string; readonly inputs?: readonly string[] }): void {
  const folder = dirname(resolve(path));
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw usageError('no-folder', `--out: there is no folder ${folder}`, { at: path });
  if (existsSync(path) && statSync(path).isDirectory()) throw usageError('not-a-file', `--out: ${path} is a folder, not a file`, { at: path });
  const real = join(realpathSync(folder), basename(path));
  if (inputs.some((input) => existsSync(input) && realpathSync(input) === real)) throw usageError('out-is-input', `--out: ${path} is what this command reads`, { at: path, hint: 'name another file' });
  if (!relative(realpathSync(bank), real).startsWith('..')) throw usageError('out-in-bank', `--out: ${path} is inside the bank, which would then not be what its manifest lists`, { at: path, hint: 'name a file outside of it' });
  try {
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw usageError('not-writable', `--out: ${folder} cannot be written: ${(cause as Error).message}`, { at: path, cause });
  }
}
