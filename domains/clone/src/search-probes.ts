import { parseSource, type Node } from '@codewalk/syntax';

/**
 * The source with a probe in each branch, loop, case, handler and method, and around each part of a condition: `codewalk.Trace` of the Java
 * runtime says which a call passed. Null where the source does not parse. Meaning is kept but for one thing: a call that goes round
 * too often is ended.
 */
export async function withProbes(source: string): Promise<string | null> {
  const tree = await parseSource('java', source);
  try {
    if (tree.rootNode.hasError) return null;
    const probes = new Probes();
    probes.walk(tree.rootNode);
    return probes.put(source);
  } finally {
    tree.delete();
  }
}

const BODIES: Readonly<Record<string, readonly string[]>> = {
  method_declaration: ['body'], if_statement: ['consequence', 'alternative'], while_statement: ['body'], do_statement: ['body'], for_statement: ['body'], enhanced_for_statement: ['body'], catch_clause: ['body'],
};

class Probes {
  #next = 0;
  readonly #inserted: { readonly at: number; readonly text: string }[] = [];

  walk(node: Node): void {
    for (const field of BODIES[node.type] ?? []) {
      const body = node.childForFieldName(field);
      if (body) this.#enter(body);
    }
    if (node.type === 'switch_block_statement_group') this.#afterLabels(node);
    if (node.type === 'binary_expression' && ['&&', '||'].includes(node.childForFieldName('operator')?.text ?? '')) {
      for (const side of ['left', 'right']) this.#around(node.childForFieldName(side));
    }
    if (node.type === 'ternary_expression') this.#around(node.childForFieldName('condition'));
    for (const child of node.namedChildren) if (child) this.walk(child);
  }

  /** Insertions stand where they were found; of several at one place, closing ones first. */
  put(source: string): string {
    const all = this.#inserted.map((one, order) => ({ ...one, order })).sort((a, b) => a.at - b.at || Number(b.text.startsWith(')') || b.text === '}') - Number(a.text.startsWith(')') || a.text === '}') || a.order - b.order);
    let text = '';
    let from = 0;
    for (const { at, text: added } of all) {
      text += source.slice(from, at) + added;
      from = at;
    }
    return text + source.slice(from);
  }

  #enter(body: Node): void {
    const probe = `codewalk.Trace.at(${this.#next++});`;
    if (body.type === 'block') this.#insert(body.startIndex + 1, probe);
    else {
      this.#insert(body.startIndex, `{${probe}`);
      this.#insert(body.endIndex, '}');
    }
  }

  #afterLabels(group: Node): void {
    const first = group.namedChildren.find((child) => child !== null && child.type !== 'switch_label');
    if (first) this.#insert(first.startIndex, `codewalk.Trace.at(${this.#next++});`);
  }

  /** Parts that are conditions themselves have probes of their own. */
  #around(part: Node | null): void {
    if (!part || (part.type === 'binary_expression' && ['&&', '||'].includes(part.childForFieldName('operator')?.text ?? ''))) return;
    this.#insert(part.startIndex, `codewalk.Trace.is(${this.#next}, `);
    this.#insert(part.endIndex, ')');
    this.#next += 2;
  }

  #insert(at: number, text: string): void {
    this.#inserted.push({ at, text });
  }
}
