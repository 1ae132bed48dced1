/** What the values of a program are (paper A.2): floats, text over a library of string functions, numpy arrays. */
export const codes = ['math', 'string', 'array'] as const;
export type Code = (typeof codes)[number];

/** The five edits that can share a program (paper §2.1). */
export const editKinds = ['remove-dead-code', 'add-parameter', 'add-return', 'cache-function', 'dont-repeat'] as const;
export type EditKind = (typeof editKinds)[number];

/** What an atom's size n scales (paper §2.2, §A.9). */
export const axes = ['function-traversal', 'function-search', 'runtime-resolution', 'instruction-following', 'comment-copying'] as const;
export type Axis = (typeof axes)[number];

/** The sizes of the paper's grid. */
export const SIZES = [5, 10, 25, 50, 100, 200] as const;

/** Functions on the side that a size does not scale: |V_init| and |V_edit|. */
export const FIXED_SIZES: Readonly<Record<Axis, number>> = {
  'function-traversal': 25,
  'function-search': 25,
  'runtime-resolution': 10,
  'instruction-following': 10,
  'comment-copying': 10,
};

/** The fewest functions an edit can be about: a root that has two children where something is shared, one child elsewhere. */
export const FEWEST: Readonly<Record<EditKind, number>> = { 'remove-dead-code': 1, 'add-parameter': 2, 'add-return': 2, 'cache-function': 3, 'dont-repeat': 3 };
