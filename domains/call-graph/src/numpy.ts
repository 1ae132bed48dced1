/** What is said of a task on arrays where numpy cannot be imported; all others run without it. */
export const NUMPY_MISSING = {
  code: 'numpy-missing',
  detail: 'programs on arrays need numpy, which this Python cannot import; `npm run setup` installs it (Debian: python3-numpy)',
} as const;
