import { z } from 'zod';

export const LABELS = ['eq', 'neq'] as const;
export type Label = (typeof LABELS)[number];

const sideSchema = z.strictObject({
  /** The method that is composed. */
  entry: z.string(),
  /** Names of its parameters. */
  names: z.array(z.string()),
  /** The members of its class, without comments: the entry, helpers, constants, nested types. */
  body: z.string(),
});
export type Side = z.infer<typeof sideSchema>;

/** e = (p1, p2, T, λ) (paper §3.4). T is generated from the rest by two generators: docs/clone.md. */
export const atomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string(), note: z.string().optional() }),
  label: z.enum(LABELS),
  /** Whether -0.0 and 0.0 differ. */
  strict: z.boolean(),
  /** Whether its outcomes say little: exceptions on half of the inputs, or fewer than three distinct ones. */
  weak: z.boolean(),
  /** Types as they are written, by simple names. */
  result: z.string(),
  parameters: z.array(z.string()).min(1),
  /** Import lines, sorted, without `import` and `;`. */
  imports: z.array(z.string()),
  sides: z.tuple([sideSchema, sideSchema]),
});
export type Atom = z.infer<typeof atomSchema>;

/** The classes that hold the two sides in an atom's file. */
export const CLASSES = ['First', 'Second'] as const;

/** One side as a compilation unit of its own. */
export const unitOf = (imports: readonly string[], className: string, body: string): string =>
  `${imports.map((line) => `import ${line};\n`).join('')}${imports.length > 0 ? '\n' : ''}class ${className} {\n${body}\n}\n`;
