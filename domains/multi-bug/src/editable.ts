import picomatch from 'picomatch';
import type { Recipe } from '@codewalk/core';
import { pythonModules } from './python-modules.js';

/** What a test runner, an interpreter or git loads on its own, by the last part of the path. */
const SELF_LOADING = [
  'conftest.py', 'sitecustomize.py', 'usercustomize.py', '*.pth', '*.egg-link', 'pytest.ini', '.pytest.ini', 'pytest.toml', '.pytest.toml', 'tox.ini', 'setup.cfg', 'setup.py', 'pyproject.toml', 'pyvenv.cfg', '.coveragerc',
  'package.json', '.mocharc*', '.npmrc', '.taprc', '.babelrc*', '.c8rc*', '.nycrc*', 'jest.config.*', 'vitest.config.*', 'vite.config.*', 'babel.config.*', 'tsconfig.json', '.env', 'node.config.json',
  '.gitattributes', '.gitmodules', '.gitignore', '.gitconfig', '.mailmap', '*.pyc', '*.pyo',
];

/** The same by a folder on the way. */
const SELF_LOADING_FOLDERS = ['__pycache__', 'node_modules', '.git', 'site-packages', 'dist-packages', '.pytest_cache'];

const selfLoadingName = picomatch(SELF_LOADING, { dot: true, nocase: true });

/** Whether something loads this path without being told to: never editable, and removed unless the task has it. */
export function loadsItself(path: string): boolean {
  const parts = path.split('/');
  return selfLoadingName(parts.at(-1)!) || parts.some((part) => SELF_LOADING_FOLDERS.includes(part.toLowerCase()));
}

/** Whether a path is a test or stands in a folder of tests: helpers there belong to the tests. */
export const isTest = (path: string, { tests }: Recipe): boolean => tests.some((test) => path === test || path.startsWith(`${test}/`));

/** The allow-list of a repair: matched by a glob, no test, and loaded by nobody on its own. */
export function editableBy(globs: readonly string[], recipe: Recipe): (path: string) => boolean {
  const matches = picomatch([...globs], { dot: true });
  return (path) => matches(path) && !isTest(path, recipe) && !loadsItself(path);
}

/**
 * Whether a new path would be imported in place of a module of the language or the runner: its first part at a place that
 * Python imports from has the name of one. Inside a package such names are anybody's, and so are those that `known` paths have.
 */
export function shadowsModule(path: string, recipe: Recipe, known: readonly string[]): boolean {
  if (recipe.runner !== 'pytest' && recipe.runner !== 'unittest') return false;
  const roots = ['', ...(recipe.paths ?? []), ...recipe.tests, 'src', 'lib'];
  return roots.some((root) => {
    if (root !== '' && !path.startsWith(`${root}/`)) return false;
    const [first, ...rest] = (root === '' ? path : path.slice(root.length + 1)).split('/');
    const name = rest.length > 0 ? first! : /^([^.]+)\.(?:py|[^/]*so|[^/]*pyd)$/.exec(first!)?.[1];
    const own = root === '' ? `${first}` : `${root}/${first}`;
    return name !== undefined && pythonModules.has(name) && !known.some((other) => other === own || other.startsWith(`${own}/`));
  });
}

/** What running leaves behind and nobody means as an answer. */
export const isLeftover = (path: string): boolean =>
  /(?:^|\/)(?:__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|node_modules|\.nyc_output)\//.test(path) || /\.py[co]$/.test(path) || /(?:^|\/)(?:\.coverage|\.DS_Store)$/.test(path);
