import { sql } from 'kysely';
import type {
  Expression,
  FunctionLikeDeclaration,
  Node,
  TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isNewExpression,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isSatisfiesExpression,
  isSpreadElement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { binary } from './binary.ts';
import { callExpression } from './call-expression.ts';
import { constants, globals } from './known-values.ts';
import { objectLiteral } from './object-literal.ts';
import type { Project, Source } from './open-project.ts';
import { bind, runFunction } from './run-function.ts';
import { declaredIn, Scope } from './scope.ts';
import { type Choices, Hole, Some, Unknown } from './unknown.ts';

/** Calls deeper than this are not looked into. */
const deepest = 24;

export type Sent = { readonly asked: object; readonly call: Node; readonly receiver: Node };

/**
 * Runs the shop's functions without their values: what is not known stays unknown, and where the way depends on it `choices` decides. Fragments
 * of SQL and builders of queries are the real ones of Kysely.
 */
export class Interpreter {
  readonly project: Project;
  readonly choices: Choices;
  /** What the code sends to the database, in its order. */
  readonly sent: Sent[] = [];
  /** the files whose functions were run */
  readonly entered = new Set<string>();
  readonly templates = new WeakMap<object, TaggedTemplateExpression>();
  readonly #modules = new Map<Source, Scope>();
  readonly #running: Node[] = [];
  readonly #closures = new WeakMap<object, FunctionLikeDeclaration>();

  constructor(project: Project, choices: Choices) {
    this.project = project;
    this.choices = choices;
  }

  unknown(key: string, node: Node): Unknown {
    return new Unknown(key, () => this.project.typeAt(node));
  }

  /** What stands for each value of a list. */
  eachOf(list: Unknown): Unknown {
    const make = this.isHole(list) ? Hole : Unknown;
    return new make(`each of ${list.key}`, () => list.type && this.project.argumentOf(list.type));
  }

  nameOf(value: unknown): string {
    if (value instanceof Unknown) return value.key;
    return typeof value === 'object' || typeof value === 'function' ? typeof value : JSON.stringify(value);
  }

  /** The names at the top of a file, each evaluated when it is asked for. */
  module(source: Source): Scope {
    let scope = this.#modules.get(source);
    if (!scope) {
      scope = new Scope(source);
      this.#modules.set(source, scope);
    }
    return scope;
  }

  top(source: Source, name: string, asked: Node): unknown {
    const scope = this.module(source);
    const found = scope.find(name);
    if (found) return found.value;
    const declared = declaredIn(source).get(name);
    if (!declared) return name === 'undefined' ? undefined : (globals[name] ?? this.unknown(name, asked));
    if (declared.kind === 'imported') {
      const value = this.#imported(source, declared.from, declared.name, asked);
      scope.set(name, value);
      return value;
    }
    const { node } = declared;
    scope.set(name, this.unknown(name, asked));
    if (isFunctionDeclaration(node)) scope.set(name, this.closure(node, scope));
    else if (isVariableDeclaration(node) && node.initializer) {
      bind(this, node.name, this.evaluate(node.initializer, scope), scope);
    }
    return scope.find(name)?.value;
  }

  #imported(source: Source, from: string, name: string, asked: Node): unknown {
    if (from === 'kysely' && name === 'sql') return sql;
    const target = this.project.imported(from, source);
    return target && name !== '*' && declaredIn(target).has(name)
      ? this.top(target, name, asked)
      : this.unknown(name, asked);
  }

  /** A function of the shop as one that can be called; one of a file without SQL gives back something unknown. */
  closure(node: FunctionLikeDeclaration, scope: Scope): (...given: unknown[]) => unknown {
    const called = (...given: unknown[]) => {
      const isRepeated = this.#running.filter((running) => running === node).length > 1;
      if (isRepeated || this.#running.length > deepest || !/kysely|sql`|planOnce/.test(scope.source.text)) {
        return this.#notLookedInto(node, given);
      }
      this.#running.push(node);
      this.entered.add(scope.source.path);
      try {
        return runFunction(this, node, scope, given);
      } finally {
        this.#running.pop();
      }
    };
    this.#closures.set(called, node);
    return called;
  }

  #notLookedInto(node: FunctionLikeDeclaration, given: readonly unknown[]): unknown {
    const key = `${node.pos}(${given.map((value) => this.nameOf(value)).join()})`;
    for (const work of given) {
      if (this.isClosure(work)) {
        const values = this.parametersOf(work).map((parameter) => this.unknown(`given by ${key}`, parameter));
        (work as (...all: unknown[]) => unknown)(...values);
      }
    }
    return this.choices.settle(new Unknown(key, () => this.project.returnedBy(node)));
  }

  isClosure(called: unknown): boolean {
    return this.#closures.has(called as object);
  }

  parametersOf(called: unknown): readonly Node[] {
    return this.#closures.get(called as object)?.parameters.map(({ name }) => name) ?? [];
  }

  condition(node: Expression, scope: Scope, first: boolean): boolean {
    if (isParenthesizedExpression(node)) return this.condition(node.expression, scope, first);
    if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
      return !this.condition(node.operand, scope, !first);
    }
    if (isBinaryExpression(node)) return Boolean(this.choices.truth(binary(this, node, scope, first), first));
    return this.choices.truth(this.evaluate(node, scope), first);
  }

  evaluate(node: Node, scope: Scope): unknown {
    if (isIdentifier(node)) {
      const found = scope.find(node.text);
      return this.choices.settle(found ? found.value : this.top(scope.source, node.text, node));
    }
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (isNumericLiteral(node)) return Number(node.text);
    if (isPropertyAccessExpression(node)) {
      return this.property(this.evaluate(node.expression, scope), node.name.text, node);
    }
    if (isCallExpression(node)) return callExpression(this, node, scope);
    if (isTaggedTemplateExpression(node)) return this.#tagged(node, scope);
    if (isArrowFunction(node) || isFunctionExpression(node)) return this.closure(node, scope);
    if (isObjectLiteralExpression(node)) return objectLiteral(this, node.properties, scope);
    if (isArrayLiteralExpression(node)) return this.spread(node.elements, scope);
    if (isConditionalExpression(node)) {
      return this.condition(node.condition, scope, true)
        ? this.evaluate(node.whenTrue, scope)
        : this.evaluate(node.whenFalse, scope);
    }
    if (isBinaryExpression(node)) return binary(this, node, scope, true);
    if (isPrefixUnaryExpression(node)) return this.#prefixed(node.operator, node, scope);
    if (isTemplateExpression(node)) {
      return node.templateSpans.reduce<unknown>((text, span) => {
        const value = this.choices.settle(this.evaluate(span.expression, scope));
        if (text instanceof Unknown || value instanceof Unknown) {
          return this.unknown(`${this.nameOf(text)}+${this.nameOf(value)}${span.literal.text}`, node);
        }
        return `${text}${value}${span.literal.text}`;
      }, node.head.text);
    }
    if (isElementAccessExpression(node)) return this.#element(node, scope);
    if (
      isParenthesizedExpression(node) ||
      isAsExpression(node) ||
      isSatisfiesExpression(node) ||
      isNonNullExpression(node)
    ) {
      return this.evaluate(node.expression, scope);
    }
    if (isAwaitExpression(node)) {
      const value = this.evaluate(node.expression, scope);
      const isKnown = !(value instanceof Unknown) || value instanceof Hole;
      return isKnown ? value : this.choices.settle(this.unknown(value.key, node));
    }
    if (isNewExpression(node)) {
      const given = this.spread(node.arguments ?? [], scope);
      return this.unknown(
        `new ${node.expression.getText()}(${given.map((value) => this.nameOf(value)).join()})`,
        node,
      );
    }
    const constant = constants.get(node.kind);
    return constant ? constant.value : this.unknown(`${scope.source.path}:${node.pos}`, node);
  }

  /** Values in a row, those of `...` written out. */
  spread(nodes: readonly Expression[], scope: Scope): unknown[] {
    let isOpen = false;
    const values = nodes.flatMap((node) => {
      if (!isSpreadElement(node)) return [this.evaluate(node, scope)];
      const bulk = this.evaluate(node.expression, scope);
      isOpen ||= bulk instanceof Unknown || bulk instanceof Some;
      if (bulk instanceof Unknown) return [this.eachOf(bulk)];
      return [...((bulk ?? []) as Iterable<unknown>)];
    });
    return isOpen ? Some.from(values) : values;
  }

  property(of: unknown, name: string, node: Node): unknown {
    if (of instanceof Hole) return of;
    if (of instanceof Unknown) return this.choices.settle(this.unknown(`${of.key}.${name}`, node));
    if (of === null || of === undefined) return undefined;
    if (of instanceof Some && name === 'length') return this.unknown(`length of ${node.pos}`, node);
    return this.choices.settle((of as Record<string, unknown>)[name]);
  }

  #element(node: Node, scope: Scope): unknown {
    if (!isElementAccessExpression(node)) return undefined;
    const of = this.evaluate(node.expression, scope);
    const at = this.evaluate(node.argumentExpression, scope);
    if (of instanceof Unknown || of === null || of === undefined) {
      return of instanceof Unknown ? this.property(of, this.nameOf(at), node) : undefined;
    }
    if (of instanceof Some) return of[0];
    if (!(at instanceof Unknown)) return (of as Record<string, unknown>)[String(at)];
    const values = Object.values(of as object);
    return values.length === 0 ? undefined : values[this.choices.pick(at.key, values.length)];
  }

  #prefixed(operator: SyntaxKind, node: Node, scope: Scope): unknown {
    if (!isPrefixUnaryExpression(node)) return undefined;
    if (operator === SyntaxKind.ExclamationToken) return !this.condition(node.operand, scope, true);
    const value = this.evaluate(node.operand, scope);
    if (value instanceof Unknown) return this.unknown(`-${value.key}`, node);
    return operator === SyntaxKind.MinusToken ? -(value as number) : value;
  }

  #tagged(node: TaggedTemplateExpression, scope: Scope): unknown {
    const tag = this.evaluate(node.tag, scope);
    const spans = isTemplateExpression(node.template) ? node.template.templateSpans : [];
    const values = spans.map((span) => this.evaluate(span.expression, scope));
    if (tag !== sql) return this.unknown(`${scope.source.path}:${node.pos}`, node);
    const hole = values.find((value) => this.isHole(value));
    if (hole) return this.hole(hole, node);
    const { template } = node;
    const strings = isTemplateExpression(template)
      ? [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
      : [(template as { text: string }).text];
    const made = sql(
      Object.assign([...strings], { raw: strings }) as unknown as TemplateStringsArray,
      ...values,
    );
    this.templates.set(made.toOperationNode(), node);
    this.templates.set(made, node);
    return made;
  }

  hole(because: unknown, node: Node): Hole {
    return new Hole(this.nameOf(because), () => this.project.typeAt(node));
  }

  /** Whether a value is a fragment, or many, of which nothing is known. */
  isHole(value: unknown): boolean {
    if (value instanceof Hole) return true;
    if (!(value instanceof Unknown)) return false;
    return value.type !== undefined && this.project.isFragment(value.type);
  }
}
