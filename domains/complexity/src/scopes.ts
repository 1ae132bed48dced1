import type { Node } from '@codewalk/syntax';

/** One identifier that refers to a name of the module, or to a name that the module does not bind (`free`). */
export interface Reference {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly free: boolean;
}

/** An imported name: where it comes from, and where an alias would be written. */
export interface Import {
  readonly name: string;
  readonly origin: string;
  /** The range that stands for the import in its statement, e.g. `math` or `gcd as g`. */
  readonly start: number;
  readonly end: number;
}

/** The names of a Python module and every reference to them, by the language's scope rules. */
export interface ModuleNames {
  readonly defined: ReadonlySet<string>;
  readonly imports: readonly Import[];
  readonly references: readonly Reference[];
  /** Every identifier's text, attributes and keywords too: a new name must be none of these. */
  readonly words: ReadonlySet<string>;
}

interface Scope {
  readonly kind: 'module' | 'function' | 'class' | 'comprehension';
  readonly parent: Scope | null;
  readonly bound: Set<string>;
  readonly declaredGlobal: Set<string>;
  readonly declaredOuter: Set<string>;
}

const makeScope = (kind: Scope['kind'], parent: Scope | null): Scope => ({ kind, parent, bound: new Set(), declaredGlobal: new Set(), declaredOuter: new Set() });

interface Occurrence {
  readonly node: Node;
  readonly scope: Scope;
}

const COMPREHENSIONS = new Set(['list_comprehension', 'set_comprehension', 'dictionary_comprehension', 'generator_expression']);

/** Reads the scopes of a parsed module. Keyword argument names and attributes are not references. */
export function readNames(root: Node): ModuleNames {
  const module = makeScope('module', null);
  const occurrences: Occurrence[] = [];
  const imports: Import[] = [];
  const words = new Set<string>();

  const bindTarget = (node: Node, scope: Scope): void => {
    if (node.type === 'identifier') bind(node, scope);
    else if (node.type === 'attribute' || node.type === 'subscript') visit(node, scope);
    else for (const child of node.namedChildren) bindTarget(child!, scope);
  };
  const bind = (node: Node, scope: Scope): void => {
    words.add(node.text);
    scope.bound.add(node.text);
    occurrences.push({ node, scope });
  };
  const visitAll = (nodes: readonly (Node | null)[], scope: Scope): void => {
    for (const node of nodes) if (node) visit(node, scope);
  };
  const visitParameters = (parameters: Node | null, outer: Scope, inner: Scope): void => {
    for (const parameter of parameters?.namedChildren ?? []) {
      if (!parameter) continue;
      const type = parameter.childForFieldName('type');
      const value = parameter.childForFieldName('value');
      if (type) visit(type, outer);
      if (value) visit(value, outer);
      const name = parameter.type === 'identifier' ? parameter : (parameter.childForFieldName('name') ?? parameter.namedChildren[0]!);
      if (!name || ['positional_separator', 'keyword_separator'].includes(parameter.type)) continue;
      bindTarget(name, inner);
    }
  };

  function visit(node: Node, scope: Scope): void {
    const field = (name: string): Node | null => node.childForFieldName(name);
    switch (node.type) {
      case 'identifier':
        words.add(node.text);
        occurrences.push({ node, scope });
        return;
      case 'attribute':
        words.add(field('attribute')!.text);
        return visit(field('object')!, scope);
      case 'keyword_argument':
        words.add(field('name')!.text);
        return visit(field('value')!, scope);
      case 'function_definition': {
        bind(field('name')!, scope);
        const inner = makeScope('function', scope);
        visitParameters(field('parameters'), scope, inner);
        visitAll([field('return_type')], scope);
        return visit(field('body')!, inner);
      }
      case 'lambda': {
        const inner = makeScope('function', scope);
        visitParameters(field('parameters'), scope, inner);
        return visit(field('body')!, inner);
      }
      case 'class_definition': {
        bind(field('name')!, scope);
        visitAll([field('superclasses')], scope);
        return visit(field('body')!, makeScope('class', scope));
      }
      case 'assignment':
      case 'augmented_assignment':
        visitAll([field('right'), field('type')], scope);
        return bindTarget(field('left')!, scope);
      case 'named_expression': {
        visit(field('value')!, scope);
        let owner = scope;
        while (owner.kind === 'comprehension') owner = owner.parent!;
        const name = field('name')!;
        words.add(name.text);
        owner.bound.add(name.text);
        occurrences.push({ node: name, scope: owner });
        return;
      }
      case 'for_statement':
        visit(field('right')!, scope);
        bindTarget(field('left')!, scope);
        return visitAll([field('body'), field('alternative')], scope);
      case 'as_pattern': {
        for (const child of node.namedChildren) {
          if (child!.type === 'as_pattern_target') bindTarget(child!, scope);
          else visit(child!, scope);
        }
        return;
      }
      case 'delete_statement':
        for (const child of node.namedChildren) bindTarget(child!, scope);
        return;
      case 'global_statement':
      case 'nonlocal_statement':
        for (const child of node.namedChildren) {
          (node.type === 'global_statement' ? scope.declaredGlobal : scope.declaredOuter).add(child!.text);
          words.add(child!.text);
          occurrences.push({ node: child!, scope });
        }
        return;
      case 'import_statement':
      case 'import_from_statement':
        return readImport(node, scope);
      case 'case_clause':
        for (const child of node.namedChildren) {
          if (child!.type === 'case_pattern') visitPattern(child!, scope);
          else visit(child!, scope);
        }
        return;
      default:
        if (COMPREHENSIONS.has(node.type)) return visitComprehension(node, scope);
        for (const child of node.namedChildren) visit(child!, scope);
    }
  }

  /** The first iterable belongs to the enclosing scope, all else to the comprehension's own. */
  function visitComprehension(node: Node, scope: Scope): void {
    const inner = makeScope('comprehension', scope);
    let first = true;
    for (const clause of node.namedChildren) {
      if (clause!.type !== 'for_in_clause') continue;
      visitAll(clause!.childrenForFieldName('right'), first ? scope : inner);
      bindTarget(clause!.childForFieldName('left')!, inner);
      first = false;
    }
    for (const child of node.namedChildren) if (child!.type !== 'for_in_clause') visit(child!, inner);
  }

  /** A bare name in a pattern binds; a dotted one and a class name refer. */
  function visitPattern(node: Node, scope: Scope): void {
    if (node.type === 'dotted_name') {
      const names = node.namedChildren;
      if (names.length === 1) bind(names[0]!, scope);
      else visit(names[0]!, scope);
      return;
    }
    if (node.type === 'identifier') return bind(node, scope);
    for (const [i, child] of node.namedChildren.entries()) {
      if (node.type === 'class_pattern' && i === 0) visit(child!.namedChildren[0]!, scope);
      else if (node.type === 'keyword_pattern' && i === 0) words.add(child!.text);
      else visitPattern(child!, scope);
    }
  }

  function readImport(node: Node, scope: Scope): void {
    const from = node.childForFieldName('module_name');
    for (const item of node.childrenForFieldName('name')) {
      if (!item) continue;
      const alias = item.childForFieldName('alias');
      const target = item.childForFieldName('name') ?? item;
      const name = alias?.text ?? (from ? target.text : target.text.split('.')[0]!);
      words.add(name);
      scope.bound.add(name);
      const origin = from ? `${from.text}:${target.text}` : `${target.text}${alias ? '' : ' (module)'}`;
      if (scope.kind === 'module') imports.push({ name, origin, start: item.startIndex, end: item.endIndex });
    }
  }

  visit(root, module);
  const imported = new Set(imports.map((i) => i.name));
  const references = occurrences
    .map(({ node, scope }) => ({ node, owner: resolve(node.text, scope) }))
    .filter(({ owner }) => owner === null || owner === module)
    .map(({ node }) => ({ name: node.text, start: node.startIndex, end: node.endIndex, free: !module.bound.has(node.text) }));
  return { defined: new Set([...module.bound].filter((name) => !imported.has(name))), imports, references, words };
}

/** The scope that a name refers to; null where only builtins can have it. */
function resolve(name: string, from: Scope): Scope | null {
  for (let scope: Scope | null = from, first = true; scope; scope = scope.parent, first = false) {
    if (scope.declaredGlobal.has(name)) {
      while (scope.parent) scope = scope.parent;
      return scope;
    }
    if (scope.declaredOuter.has(name)) continue;
    if (scope.kind === 'class' && !first) continue; // a class body's names are not seen from its methods
    if (scope.bound.has(name)) return scope;
  }
  return null;
}
