import { readdirSync, readlinkSync } from 'node:fs';

/** The files of an image, and a folder of this machine that is shown among them as `/srv/trees`. */
export interface ImagePlace {
  readonly root: string;
  readonly trees?: string;
}

/** Where `trees` is in the sandbox. */
export const IMAGE_TREES = '/srv/trees';

/** What an image has at its top: folders, and links as they are, which lead on only within the sandbox. */
export function imageMounts({ root, trees }: ImagePlace): string[] {
  const mounts = readdirSync(root, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => {
    if (entry.isSymbolicLink()) return ['--symlink', readlinkSync(`${root}/${entry.name}`), `/${entry.name}`];
    return entry.isDirectory() ? ['--ro-bind', `${root}/${entry.name}`, `/${entry.name}`] : [];
  });
  return trees === undefined ? mounts : [...mounts, '--perms', '0755', '--dir', '/srv', '--ro-bind', trees, IMAGE_TREES];
}

/** The folders at the top of an image, as the sandbox has them. */
export const topFolders = (root: string): string[] => readdirSync(root).sort().map((name) => `/${name}`);
