import { isUtf8 } from 'node:buffer';
import { z } from 'zod';

/** A path inside a tree: relative, `/`-separated, no empty, `.` or `..` part, no NUL. */
export const safePath = z
  .string()
  .min(1)
  .refine((p) => !p.startsWith('/') && !p.includes('\0') && p.split('/').every((part) => part !== '' && part !== '.' && part !== '..'), {
    message: 'must be a relative path without empty, "." or ".." parts',
  });

/** A file as tasks and answers carry it; for `link`, the text is the target. Blobs are a matter of the bank alone. */
export const fileSchema = z.strictObject({
  path: safePath,
  mode: z.enum(['644', '755', 'link']),
  text: z.string().optional(),
  base64: z.base64().optional(),
}).refine((f) => (f.text === undefined) !== (f.base64 === undefined), { message: 'needs exactly one of text and base64' });

export type File = z.infer<typeof fileSchema>;

/** Bytes as files and patches carry them. */
export const contentSchema = z.union([z.strictObject({ text: z.string() }), z.strictObject({ base64: z.base64() })]);
export type Content = Readonly<z.infer<typeof contentSchema>>;

/** Text where the bytes are UTF-8 without NUL, else base64: equal bytes are carried alike, wherever they were read. */
export function contentOf(bytes: Uint8Array): Content {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return !data.includes(0) && isUtf8(data) ? { text: data.toString('utf8') } : { base64: data.toString('base64') };
}

/** The bytes that a file or a patch carries. */
export const bytesOf = ({ text, base64 }: { readonly text?: string | undefined; readonly base64?: string | undefined }): Buffer =>
  text === undefined ? Buffer.from(base64!, 'base64') : Buffer.from(text, 'utf8');

/** A text file with the ordinary mode. */
export const textFile = (path: string, text: string): File => ({ path, mode: '644', text });

/** All that a solver is ever shown. Laid out on disk by others; `git` asks for one synthetic commit. */
export const promptSchema = z.strictObject({
  system: z.string().optional(),
  text: z.string().min(1),
  files: z.array(fileSchema),
  workspace: z.enum(['none', 'files', 'git']),
});

export type Prompt = z.infer<typeof promptSchema>;
