import type { Stream } from '@codewalk/core';

const ONSETS = ['b', 'br', 'c', 'cl', 'd', 'dr', 'f', 'fl', 'g', 'gr', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'pl', 'r', 's', 'sk', 'sl', 'st', 't', 'tr', 'v', 'w', 'z'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'oo', 'ou'];
const CODAS = ['', '', 'b', 'd', 'g', 'l', 'm', 'n', 'nd', 'nt', 'p', 'r', 'rk', 's', 'st', 't', 'x'];

/** `count` made-up words in a row: nothing that a solver could know by heart. */
export const drawWords = (count: number, stream: Stream): string => Array.from({ length: count }, () => drawWord(stream)).join(' ');

function drawWord(stream: Stream): string {
  const syllable = (): string => stream.pick(ONSETS) + stream.pick(VOWELS) + stream.pick(CODAS);
  return Array.from({ length: 1 + stream.int(3) }, syllable).join('');
}
