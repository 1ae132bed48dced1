import { z } from 'zod';
import { safePath, type Content, type File } from './file.js';
import type { Result } from './result.js';
import type { Limits } from './runtime.js';

/** A tree of files by its git id: content-addressed, equal trees have equal ids. */
export type TreeId = string;
/** A commit of a repository by its full git id. */
export type CommitId = string;

/** A commit without its message. Dates are ISO 8601 in UTC, to the second. */
export interface Commit {
  readonly tree: TreeId;
  readonly parents: readonly CommitId[];
  readonly committedAt: string;
}

/** A commit as a repository lists it. */
export interface ListedCommit extends Commit {
  readonly id: CommitId;
  readonly message: string;
}

/** A user's repository, read and never written. The trees of its commits can be given to every method of the runtime. */
export interface GitRepository {
  /** The commit that a name stands for. Throws `no-such-commit`. */
  resolve(name: string, signal: AbortSignal): Promise<CommitId>;
  /** The history of a commit, newest first and parents after their children. */
  commits(from: CommitId, signal: AbortSignal): AsyncIterable<ListedCommit>;
  /** One commit. Throws `no-such-commit`. */
  commit(id: CommitId, signal: AbortSignal): Promise<ListedCommit>;
  /** A git bundle of the trees of these commits under their ids, without history, names or messages; `unbundle` takes it up. */
  bundle(ids: readonly CommitId[], signal: AbortSignal): Promise<Content>;
}

/**
 * Trees of files and what is done to them, by plain git in an object store of this process's own. No configuration of the user, the
 * system or a repository is in force; no hook, filter, attribute or other program runs; nothing is fetched but by `clone`.
 * Every method that is given files or trees throws `unsafe-path`, `clashing-paths` or `submodule` (usage) where a file cannot be kept.
 */
export interface GitRuntime {
  /** Keeps files as a tree. */
  store(files: readonly File[], signal: AbortSignal): Promise<TreeId>;
  /** The files of a tree, sorted by path; only those named when `paths` is given. */
  files(tree: TreeId, signal: AbortSignal, paths?: readonly string[]): Promise<readonly File[]>;
  /** Takes up the objects of a git bundle; its commits by id. Throws `bad-bundle`. */
  unbundle(bundle: Content, signal: AbortSignal): Promise<Readonly<Record<CommitId, Commit>>>;
  /**
   * Applies a patch strictly: every hunk, no fuzz, nothing beyond a link or outside. Codes: `empty-patch`, `malformed-patch`,
   * `does-not-apply`, `unsafe-path`, `submodule`.
   */
  apply(tree: TreeId, patch: Content, signal: AbortSignal): Promise<Result<TreeId>>;
  /** What changed from `base` to `theirs`, brought to `ours`. Code: `conflict`, whose detail names the paths. */
  merge(base: TreeId, ours: TreeId, theirs: TreeId, signal: AbortSignal): Promise<Result<TreeId>>;
  /** The difference as one git diff (full index, binary parts, no renames), the same bytes each time; empty text for equal trees. */
  diff(from: TreeId, to: TreeId, signal: AbortSignal): Promise<Content>;
  /** Writes the files of a tree into a new or empty folder, byte for byte, with one fixed time. Throws `not-empty`. */
  layOut(tree: TreeId, folder: string, signal: AbortSignal): Promise<void>;
  /**
   * The same as a git work tree: one commit with fixed author and date, and nothing else (no remote, tag, reflog, stash or other object).
   * Gives the commit's id, the same for equal trees.
   */
  workspace(tree: TreeId, folder: string, signal: AbortSignal): Promise<CommitId>;
  /** Opens a user's repository, bare or not. Throws `not-a-repository`, `shallow-repository`, `unsupported-repository`. */
  open(path: string, signal: AbortSignal): Promise<GitRepository>;
  /**
   * Clones a repository, bare, into a new folder: the one method that uses a network, and so called only where the user allows it. The
   * folder appears whole. Throws `bad-address`, `exists`, `clone-failed`.
   */
  clone(address: string, folder: string, options: { readonly seconds: number }, signal: AbortSignal): Promise<void>;
}

export const testRunners = ['pytest', 'unittest', 'node-test', 'tape', 'junit', 'tap'] as const;
export type TestRunner = (typeof testRunners)[number];

/** The name of a container image, as `podman pull` takes it. */
export const imageName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,254}$/, 'must be the name of a container image');
const imageId = z.string().regex(/^sha256:[0-9a-f]{64}$/, 'must be sha256: and 64 hexadecimal digits');

/** How the tests of a repository run: `recipe.toml` in native files. */
export const recipeSchema = z.strictObject({
  runner: z.enum(testRunners),
  /** For `junit` and `tap` alone: the command, run in the tree; `{report}` stands for the file it is to write, without which it prints TAP. */
  command: z.array(z.string().min(1)).min(1).readonly().optional(),
  /** Files or folders where tests are, e.g. `["tests"]`. */
  tests: z.array(safePath).min(1).readonly(),
  /** Folders of the tree that Python imports from, besides its root. */
  paths: z.array(safePath).readonly().optional(),
  /** The python of a virtual environment, or a folder of node_modules, on this machine or in the image: for recipes of the user's own. */
  environment: z.string().startsWith('/').optional(),
  /** A container image by its name: tests run in its files, with its python3 or node, in place of this machine's. */
  image: imageName.optional(),
  /** The id of that image, by which it is told from another of its name. */
  imageId: imageId.optional(),
  /** Named compatibility shims in force, of those that exec ships. */
  shims: z.array(z.string().regex(/^[a-z0-9-]+$/)).readonly().optional(),
  /** CPU time of one test, in seconds; 10 when left out. */
  perTestSeconds: z.number().int().min(1).max(3600).optional(),
})
  .refine(({ runner, command }) => (command !== undefined) === (runner === 'junit' || runner === 'tap'), { message: 'a command belongs to junit and tap, and to them alone' })
  .refine(({ image, imageId }) => (image === undefined) === (imageId === undefined), { message: 'image and imageId belong together: `podman image inspect --format {{.Id}} IMAGE` tells the id' });

export type Recipe = Readonly<z.infer<typeof recipeSchema>>;

export interface TestJob {
  readonly tree: TreeId;
  readonly recipe: Recipe;
  /** The ids to run and report; all when left out. Those that the tree does not have are missing from the report. */
  readonly select?: readonly string[];
  /** As collected, backwards, or shuffled by the hash seed. node-test and tape order their files alone. */
  readonly order: 'given' | 'reversed' | 'shuffled';
  /** PYTHONHASHSEED, 0 to 4294967295. */
  readonly hashSeed: number;
  readonly limits: Limits;
  /** Ends at the first test that goes over its own limit, with a report of kind `limit`: for those who have no use of such a run. */
  readonly stopAtLimit?: boolean;
}

/** What came of one test. An expected failure, and one that passed all the same, are skips that say so. */
export interface TestOutcome {
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly detail?: string;
  /** It failed because it went over its own limit, which says nothing about the code. */
  readonly limit?: true;
}

/** A file that tests were to come from and that could not be read as such: its path and the first lines of why. */
export interface Uncollected {
  readonly file: string;
  readonly reason: string;
  /** It was read and ended before its end, since one of its tests went over its limit. */
  readonly limit?: true;
}

/**
 * What came of one run. `untrusted`: what was reported cannot be believed (a sentinel was not reported failed, an id came twice, the
 * runner's own code was changed, it ended without an end), so no test counts as passed. `lost` alone is our machine's fault.
 */
export type TestReport =
  | { readonly kind: 'ran'; readonly tests: Readonly<Record<string, TestOutcome>>; readonly uncollected: readonly Uncollected[]; readonly output: string }
  | { readonly kind: 'untrusted'; readonly why: string; readonly output: string }
  | { readonly kind: 'limit'; readonly limit: 'cpu' | 'memory' | 'output' | 'result'; readonly output: string }
  | { readonly kind: 'crashed'; readonly how: string; readonly output: string }
  | { readonly kind: 'lost'; readonly why: string };

/** Native test runners, each run confined in a fresh copy of its tree. Equal jobs of one process run once. */
export interface TestRuntime {
  /** Never rejects for what the code under test does. Throws `unknown-shim`, `no-environment`, and for a recipe with an image what `image` does, and `other-image`. */
  run(job: TestJob, signal: AbortSignal): Promise<TestReport>;
  /**
   * A container image of this machine by its name; pulled from a registry only where `pull` says so. Throws `no-engine`, `no-image`,
   * `pull-failed`, `bad-image`, `no-image-sandbox`.
   */
  image(name: string, options: { readonly pull: boolean }, signal: AbortSignal): Promise<ContainerImage>;
}

/** A container image whose files are laid out on this machine. */
export interface ContainerImage {
  readonly id: string;
  /** Whether it has a file or folder of that absolute path. */
  has(path: string): boolean;
}
