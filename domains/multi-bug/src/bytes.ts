import { bytesOf, contentOf, type Content, type File } from '@codewalk/core';

/** Bytes as a string of one character each, so that patches in any encoding can be read by line. */
export type Bytes = string;

export const toBytes = (content: Content | File): Bytes => bytesOf(content).toString('latin1');

export const toContent = (bytes: Bytes): Content => contentOf(Buffer.from(bytes, 'latin1'));
