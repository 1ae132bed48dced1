import type { Content, File } from '@codewalk/core';

/** Bytes as a string of one character each, so that patches in any encoding can be read by line. */
export type Bytes = string;

export const toBytes = (content: Content | File): Bytes =>
  'text' in content && content.text !== undefined ? Buffer.from(content.text, 'utf8').toString('latin1') : Buffer.from((content as { base64: string }).base64, 'base64').toString('latin1');

/** Text where the bytes are UTF-8 without NUL, else base64. */
export function toContent(bytes: Bytes): Content {
  const data = Buffer.from(bytes, 'latin1');
  const text = data.toString('utf8');
  return !bytes.includes('\0') && Buffer.from(text, 'utf8').equals(data) ? { text } : { base64: data.toString('base64') };
}
