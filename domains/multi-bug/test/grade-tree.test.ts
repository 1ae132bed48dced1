import { textFile, type File } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { gradedFiles } from '../src/grade-tree.js';

const python = { name: 'r', about: 'R.', editable: ['**/*.py', 'pkg/data/**'], recipe: { runner: 'pytest' as const, tests: ['tests', 'pkg/test_inside.py'], paths: ['src'] } };
const files = [
  textFile('conftest.py', '# ours\n'), textFile('pkg/__init__.py', ''), textFile('pkg/a.py', 'a\n'), textFile('pkg/data/x.txt', 'x\n'), textFile('pkg/test_inside.py', '#\n'),
  textFile('setup.cfg', '[x]\n'), textFile('src/dep/m.py', 'm\n'), textFile('tests/test_a.py', 't\n'),
];
const graded = (edit: (files: File[]) => File[], repository: { name: string; about: string; editable: string[]; recipe: any } = python): any => {
  const { files: after, ...rest } = gradedFiles({ files, repository }, edit([...files]));
  return { ...rest, paths: after.map((f) => f.path), texts: Object.fromEntries(after.map((f) => [f.path, f.text])) };
};
const set = (path: string, text: string, mode: File['mode'] = '644') => (all: File[]): File[] => [...all.filter((f) => f.path !== path), { path, mode, text }];
const paths = files.map((f) => f.path);

describe('what of an answer is judged', () => {
  it('takes editable source: edited, added, deleted, with another mode', () => {
    expect(graded(set('pkg/a.py', 'b\n'))).toMatchObject({ changed: true, restored: [], removed: [], texts: { 'pkg/a.py': 'b\n' } });
    expect(graded(set('pkg/new.py', 'n\n')).paths).toContain('pkg/new.py');
    expect(graded((all) => all.filter((f) => f.path !== 'pkg/a.py')).paths).not.toContain('pkg/a.py');
    expect(graded(set('pkg/a.py', 'a\n', '755'))).toMatchObject({ changed: true });
  });

  it.each(['conftest.py', 'setup.cfg', 'tests/test_a.py', 'pkg/test_inside.py'])('puts %s back, edited or deleted', (path) => {
    const own = files.find((f) => f.path === path)!.text;
    expect(graded(set(path, 'changed\n'))).toMatchObject({ changed: false, restored: [path], texts: { [path]: own } });
    expect(graded((all) => all.filter((f) => f.path !== path))).toMatchObject({ changed: false, restored: [path], paths });
  });

  it.each([
    'pkg/conftest.py', 'sitecustomize.py', 'pkg/usercustomize.py', 'pkg/data/evil.pth', 'pytest.ini', 'tox.ini', 'pyproject.toml', 'pkg/data/package.json', 'pkg/data/.mocharc.json', 'pkg/__pycache__/a.cpython-311.pyc',
    'pkg/data/a.pyc', 'node_modules/x.py', '.gitattributes', 'tests/test_new.py', 'tests/conftest.py', 'tests/helper.py', 'README.md', 'pkg/data/CONFTEST.PY',
    'decimal.py', 'src/decimal.py', 'json/__init__.py', 'pytest.py', '_pytest/runner.py', 'src/unittest/case.py', 'pkg/a.py/x.py', 'conftest.py/x.py', 'tests',
  ])('leaves the new file %s out', (path) => expect(graded(set(path, 'x\n'))).toMatchObject({ changed: false, restored: [], removed: [path], paths }));

  it('lets a package have modules with names of the language', () => expect(graded(set('pkg/decimal.py', 'x\n'))).toMatchObject({ changed: true, removed: [] }));

  it('lets a repository that is itself called like a module of the runner grow', () => {
    const own = [...files, textFile('attr/__init__.py', '')];
    const repository = { ...python, editable: ['attr/**'] };
    expect(gradedFiles({ files: own, repository }, [...own, textFile('attr/new.py', '')]).removed).toEqual([]);
  });

  it('takes no links, new or in place of a file', () => {
    expect(graded(set('pkg/link.py', '../../etc/passwd', 'link'))).toMatchObject({ changed: false, removed: ['pkg/link.py'] });
    expect(graded(set('pkg/a.py', '../tests/test_a.py', 'link'))).toMatchObject({ changed: false, restored: ['pkg/a.py'], texts: { 'pkg/a.py': 'a\n' } });
  });

  it('keeps files of a folder that an answer makes a file of', () => expect(graded((all) => [...all.filter((f) => !f.path.startsWith('pkg/data/')), textFile('pkg/data', 'x')], { ...python, editable: ['pkg/*'] })).toMatchObject({ restored: ['pkg/data/x.txt'], removed: ['pkg/data'] }));
});
