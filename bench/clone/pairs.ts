import { erasedName, parseSignature } from '../../domains/clone/src/signature.js';
import type { Pair } from '../../domains/clone/src/run-pairs.js';

/** Bodies of two methods `a` and `b` with a number in them, so that no two pairs are one source. */
const SHAPES: readonly { readonly result: string; readonly types: readonly string[]; readonly arguments: string; readonly a: string; readonly b: string }[] = [
  { result: 'int', types: ['int'], arguments: 'i * 37', a: 'int s = 0; for (int k = 1; k <= (x & 63); k++) s += k * N; return s;', b: 'int n = x & 63; return n * (n + 1) / 2 * N;' },
  { result: 'String', types: ['String', 'int'], arguments: '"item-" + i, i % 9', a: 'StringBuilder s = new StringBuilder(x); while (s.length() < (y & 31) + N % 7) s.append(\' \'); return s.toString();', b: 'String s = x; for (int n = x.length(); n < (y & 31) + N % 7; n++) s += " "; return s;' },
  { result: 'boolean', types: ['int[]', 'int'], arguments: 'new int[] {i, i / 2, 7}, i % 11', a: 'for (int v : x) if (v == y + N) return true; return false;', b: 'return java.util.Arrays.stream(x).anyMatch(v -> v == y + N);' },
  { result: 'List<String>', types: ['String'], arguments: '"a,b" + i', a: 'List<String> out = new ArrayList<>(); for (String p : x.split(",")) if (p.length() != N) out.add(p.trim()); return out;', b: 'List<String> out = new LinkedList<>(); String[] p = x.split(","); for (int i = 0; i < p.length; i++) { if (p[i].length() == N) continue; out.add(p[i].trim()); } return out;' },
];

/** The n-th pair, and a main program that calls both of its methods 600 times and compares: what a process of its own would be given. */
export function benchPair(n: number): { readonly pair: Pair; readonly program: string } {
  const shape = SHAPES[n % SHAPES.length]!;
  const signature = parseSignature(shape.result, shape.types);
  if (!signature.ok) throw new Error(signature.detail);
  const parameters = shape.types.map((type, i) => `${type} ${'xy'[i]}`).join(', ');
  const method = (name: 'a' | 'b'): string => `static ${shape.result} ${name}(${parameters}) { ${shape[name].replaceAll('N', String(n))} }`;
  const body = `${method('a')}\n${method('b')}`;
  const main = `public static void main(String[] args) { int same = 0; for (int i = 0; i < 600; i++) if (java.util.Objects.equals(a(${shape.arguments}), b(${shape.arguments}))) same++; System.out.println(same); }`;
  const source = `import java.util.*;\nclass P {\n${body}\n}\n`;
  const side = (name: string): Pair['sides'][0] => ({ source, className: 'P', method: name, parameters: signature.value.parameters.map(erasedName) });
  return { pair: { id: `bench/${n}`, sides: [side('a'), side('b')], signature: signature.value, strict: false }, program: `import java.util.*;\nclass P {\n${body}\n${main}\n}\n` };
}
