import type { Node } from 'typescript/unstable/ast';
import {
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isNamedImports,
  isNamespaceImport,
  isStringLiteral,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import type { Source } from './open-project.ts';

/** The names that a piece of code sees. */
export class Scope {
  readonly source: Source;
  readonly #names = new Map<string, { value: unknown }>();
  readonly #outer: Scope | undefined;

  constructor(source: Source, outer?: Scope) {
    this.source = source;
    this.#outer = outer;
  }

  set(name: string, value: unknown): void {
    this.#names.set(name, { value });
  }

  assign(name: string, value: unknown): void {
    const found = this.find(name);
    if (found) found.value = value;
  }

  find(name: string): { value: unknown } | undefined {
    return this.#names.get(name) ?? this.#outer?.find(name);
  }
}

/** What a name at the top of a file stands for: something declared there, or imported from another one. */
export type Declared =
  | { readonly kind: 'declared'; readonly node: Node }
  | { readonly kind: 'imported'; readonly from: string; readonly name: string };

const known = new WeakMap<Source, ReadonlyMap<string, Declared>>();

/** All names at the top of a file. */
export function declaredIn(source: Source): ReadonlyMap<string, Declared> {
  const before = known.get(source);
  if (before) return before;
  const names = new Map<string, Declared>();
  for (const statement of source.file.statements) {
    if (isFunctionDeclaration(statement) && statement.name) {
      names.set(statement.name.text, { kind: 'declared', node: statement });
    } else if (isVariableStatement(statement)) {
      for (const node of statement.declarationList.declarations) {
        const add = (name: Node) => {
          if (isIdentifier(name)) names.set(name.text, { kind: 'declared', node });
          else name.forEachChild((child) => void child.forEachChild((inner) => void add(inner)));
        };
        add(node.name);
      }
    } else if (isImportDeclaration(statement) && isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text;
      const bindings = statement.importClause?.namedBindings;
      const { name } = statement.importClause ?? {};
      if (name) names.set(name.text, { kind: 'imported', from, name: 'default' });
      if (bindings && isNamespaceImport(bindings))
        names.set(bindings.name.text, { kind: 'imported', from, name: '*' });
      if (bindings && isNamedImports(bindings)) {
        for (const one of bindings.elements) {
          names.set(one.name.text, { kind: 'imported', from, name: (one.propertyName ?? one.name).text });
        }
      }
    }
  }
  known.set(source, names);
  return names;
}
