import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FunctionLikeDeclaration, Node, SourceFile, TypeNode } from 'typescript/unstable/ast';
import {
  isAwaitExpression,
  isBinaryExpression,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isImportDeclaration,
  isNewExpression,
  isPropertyAccessExpression,
  isTemplateExpression,
  isTypeNode,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** One source file of the project with its path from the project's folder. */
export type Source = { readonly path: string; readonly file: SourceFile; readonly text: string };

export type Property = { readonly name: string; readonly type: Type | undefined; readonly optional: boolean };

/** The values that a type consists of, where they can be counted: literals, null and undefined. */
export type Terms = readonly (string | number | boolean | null | undefined)[];

const mostMembers = 16;
const nullish = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void;

/** Sources and types of the project, as the TypeScript compiler knows them; what was asked once is remembered. */
export class Project {
  readonly checker: Checker;
  readonly #api: API;
  readonly #folder: string;
  readonly #sources = new Map<string, Source | undefined>();
  readonly #types = new Map<Node, Type | undefined>();
  readonly #arguments = new Map<number, Type | undefined>();
  readonly #properties = new Map<number, readonly Property[]>();
  readonly #texts = new Map<number, string>();
  readonly #fragments = new Map<number, boolean>();
  readonly #parts = new Map<number, readonly Type[]>();
  readonly #imports = new Map<string, Source | undefined>();
  readonly #terms = new Map<number, Terms | null>();
  readonly #fileOf: (path: string) => SourceFile | undefined;

  constructor(folder: string, config = 'tsconfig.json') {
    this.#folder = folder;
    this.#api = new API({ cwd: folder });
    const snapshot = this.#api.updateSnapshot({ openProjects: [join(folder, config)] });
    const project = snapshot.getProject(join(folder, config));
    if (!project) throw new Error(`${config} cannot be opened`);
    this.checker = project.checker;
    this.#fileOf = (path) => project.program.getSourceFile(path);
  }

  close(): void {
    this.#api.close();
  }

  source(path: string): Source | undefined {
    if (!this.#sources.has(path)) {
      const file = this.#fileOf(join(this.#folder, path));
      this.#sources.set(path, file && { path, file, text: file.text });
    }
    return this.#sources.get(path);
  }

  pathOf(node: Node): string {
    return relative(this.#folder, node.getSourceFile().fileName);
  }

  returnedBy(node: FunctionLikeDeclaration): Type | undefined {
    if (!this.#types.has(node)) {
      const signature = this.checker.getSignatureFromDeclaration(node);
      this.#types.set(node, signature && this.checker.getReturnTypeOfSignature(signature));
    }
    return this.#types.get(node);
  }

  /** The type that is written out. */
  written(node: TypeNode): Type | undefined {
    if (!this.#types.has(node)) this.#types.set(node, this.checker.getTypeFromTypeNode(node));
    return this.#types.get(node);
  }

  /** The first type argument, as of a promise or an array. */
  argumentOf(type: Type): Type | undefined {
    if (!this.#arguments.has(type.id)) {
      const [first] = type.isTypeReference() ? this.checker.getTypeArguments(type) : [];
      this.#arguments.set(type.id, first);
    }
    return this.#arguments.get(type.id);
  }

  propertiesOf(type: Type): readonly Property[] {
    const known = this.#properties.get(type.id);
    if (known) return known;
    const symbols = this.checker.getPropertiesOfType(type);
    const types = symbols.length > 0 ? this.checker.getTypeOfSymbol(symbols) : [];
    const properties = symbols.map(({ name, flags }, at) => ({
      name,
      type: types[at],
      optional: (flags & SymbolFlags.Optional) !== 0,
    }));
    this.#properties.set(type.id, properties);
    return properties;
  }

  /** The project's file that an import names; undefined for a package. */
  imported(name: string, from: Source): Source | undefined {
    if (!name.startsWith('.') && !name.startsWith('#')) return undefined;
    const target = name.startsWith('.')
      ? join(dirname(from.path), name)
      : name.replace(/^#(demo|tests|tools)\//, '$1/').replace(/^#/, 'src/');
    if (!this.#imports.has(target)) {
      this.#imports.set(target, existsSync(join(this.#folder, target)) ? this.source(target) : undefined);
    }
    return this.#imports.get(target);
  }

  /** All types of a file are asked for at once: each question is a message to the compiler. */
  typeAt(node: Node): Type | undefined {
    if (!this.#types.has(node)) {
      const nodes = valuesIn(node.getSourceFile());
      const types = this.checker.getTypeAtLocation(nodes);
      for (const [at, one] of nodes.entries()) this.#types.set(one, types[at]);
    }
    if (!this.#types.has(node)) this.#types.set(node, this.checker.getTypeAtLocation(node));
    return this.#types.get(node);
  }

  textOf(type: Type): string {
    const known = this.#texts.get(type.id);
    if (known !== undefined) return known;
    const text = this.checker.typeToString(type);
    this.#texts.set(type.id, text);
    return text;
  }

  /** The values of a type with at most sixteen of them; undefined for one with more. */
  membersOf(type: Type): Terms | undefined {
    const known = this.#terms.get(type.id);
    if (known !== undefined) return known ?? undefined;
    const parts = this.partsOf(type);
    const terms = parts.length <= mostMembers ? parts.map(termOf) : ['no'];
    const found = terms.every((term) => typeof term === 'object') ? terms.map(({ value }) => value) : null;
    // What is so is tried before what is not.
    found?.sort((one, other) => Number(other === true) - Number(one === true));
    this.#terms.set(type.id, found);
    return found ?? undefined;
  }

  /** Null or undefined where the type allows it, `false` where it allows neither. */
  emptyOf(type: Type): null | undefined | false {
    const part = this.partsOf(type).find(({ flags }) => (flags & nullish) !== 0);
    if (!part) return false;
    return part.flags & TypeFlags.Null ? null : undefined;
  }

  /** Whether it is a fragment or a query of Kysely, by whatever name it goes. */
  isFragment(type: Type): boolean {
    let found = this.#fragments.get(type.id);
    if (found === undefined) {
      const parts = this.partsOf(type).filter((part) => part.isObjectType());
      found = parts.some((part) =>
        /RawBuilder|^Expression|QueryBuilder|OperationNode/.test(part.getSymbol()?.name ?? ''),
      );
      this.#fragments.set(type.id, found);
    }
    return found;
  }

  /** The members of a union; any other type alone. */
  partsOf(type: Type): readonly Type[] {
    if (!type.isUnionType()) return [type];
    const known = this.#parts.get(type.id) ?? type.getTypes();
    this.#parts.set(type.id, known);
    return known;
  }
}

/** What may stand for an unknown value: names, properties, calls and what is awaited. */
function valuesIn(file: SourceFile): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node) || isImportDeclaration(node)) return;
    if (
      isIdentifier(node) ||
      isPropertyAccessExpression(node) ||
      isElementAccessExpression(node) ||
      isCallExpression(node) ||
      isNewExpression(node) ||
      isAwaitExpression(node) ||
      isBinaryExpression(node) ||
      isTemplateExpression(node)
    ) {
      found.push(node);
    }
    node.forEachChild((child) => void visit(child));
  };
  visit(file);
  return found;
}

function termOf(type: Type): { readonly value: Terms[number] } | undefined {
  if (type.flags & TypeFlags.Null) return { value: null };
  if (type.flags & TypeFlags.Undefined) return { value: undefined };
  if (type.isLiteralType() && typeof type.value !== 'bigint') return { value: type.value };
  return undefined;
}
