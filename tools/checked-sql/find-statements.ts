import type { CompiledQuery } from 'kysely';
import type { Node, TaggedTemplateExpression } from 'typescript/unstable/ast';
import { isTaggedTemplateExpression } from 'typescript/unstable/ast/is';
import type { Type } from 'typescript/unstable/sync';
import { builder } from './call-expression.ts';
import { Interpreter } from './interpreter.ts';
import type { Project, Source } from './open-project.ts';
import { Thrown } from './run-function.ts';
import { declaredIn } from './scope.ts';
import { type Assumptions, Choices, Unknown } from './unknown.ts';

/** A text that the shop sends, with what the code says of it. */
export type Statement = {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly parameters: readonly unknown[];
  /** what the code takes a row for, where it says so */
  readonly row: Type | undefined;
  /** the templates that it is made of */
  readonly templates: readonly string[];
};

export type Found = {
  readonly statements: readonly Statement[];
  /** all templates of the files: where they stand, and whether they declare a row */
  readonly templates: ReadonlyMap<string, Template>;
};

export type Template = {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly declared: string | null;
};

type Templates = Map<string, Template>;

/** Of a function: a few need so many, most a handful. */
const mostRuns = 400;
const mostPairs = 200;

function lineOf(node: Node): number {
  return node.getSourceFile().text.slice(0, node.getStart()).split('\n').length;
}

/**
 * Every statement with raw SQL that the functions of some files can send. Each way of each of their branches is taken at least once, and where
 * a template is not reached so, two ways together.
 */
export function findStatements(project: Project, paths: readonly string[]): Found {
  const statements = new Map<string, Statement>();
  const templates: Templates = new Map();
  const explorations: Exploration[] = [];
  for (const path of paths) {
    const source = project.source(path);
    if (!source || !/\b(sql|planOnce)\b/.test(source.text)) continue;
    collectTemplates(source, templates);
    for (const [name, declared] of declaredIn(source)) {
      if (declared.kind !== 'declared') continue;
      const exploration = new Exploration(project, source, name, declared.node);
      exploration.byEach(statements);
      explorations.push(exploration);
    }
  }
  let missing = missingOf(templates, statements);
  for (const exploration of explorations) {
    for (let runs = 0; runs < mostPairs; runs += 1) {
      if (![...missing].some((path) => exploration.entered.has(path))) break;
      exploration.byTwo(statements);
      if (runs % 20 === 19) missing = missingOf(templates, statements);
    }
  }
  return { statements: [...statements.values()], templates };
}

/** The files with templates that no statement is made of. */
function missingOf(templates: Templates, statements: ReadonlyMap<string, Statement>): ReadonlySet<string> {
  const reached = new Set([...statements.values()].flatMap((statement) => statement.templates));
  return new Set([...templates].flatMap(([key, { path }]) => (reached.has(key) ? [] : [path])));
}

function collectTemplates({ file, path }: Source, into: Templates): void {
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      const text = node.template.getText().slice(1, -1).replace(/\s+/g, ' ').trim().slice(0, 60);
      into.set(keyOf(node), {
        path,
        line: lineOf(node),
        text,
        declared: node.typeArguments?.[0]?.getText() ?? null,
      });
    }
    node.forEachChild((child) => void visit(child));
  };
  visit(file);
}

const keyOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}`;

/** A function with what was taken for granted in its runs so far. */
class Exploration {
  readonly entered = new Set<string>();
  readonly #runs: Assumptions[] = [];
  readonly #flips: (readonly [string, number])[] = [];
  readonly #tried = new Set<string>();
  readonly #project: Project;
  readonly #source: Source;
  readonly #name: string;
  readonly #node: Node;
  #seed = 1;

  constructor(project: Project, source: Source, name: string, node: Node) {
    this.#project = project;
    this.#source = source;
    this.#name = name;
    this.#node = node;
  }

  /** Takes each way of each choice once. */
  byEach(into: Map<string, Statement>): void {
    const waiting: Assumptions[] = [new Map()];
    for (let runs = 0; runs < mostRuns; runs += 1) {
      const assumed = waiting.shift();
      if (!assumed) return;
      waiting.push(...this.#run(assumed, into));
    }
  }

  /** Takes two ways together, by chance but always the same ones. */
  byTwo(into: Map<string, Statement>): void {
    const [one, first, second] = [this.#any(this.#runs), this.#any(this.#flips), this.#any(this.#flips)];
    if (one && first && second) this.#run(new Map([...one, first, second]), into);
  }

  #any<T>(from: readonly T[]): T | undefined {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return from[this.#seed % from.length];
  }

  #run(assumed: Assumptions, into: Map<string, Statement>): Assumptions[] {
    const run = new Interpreter(this.#project, new Choices(this.#project, assumed));
    runOnce(run, this.#source, this.#name, this.#node);
    for (const path of run.entered) this.entered.add(path);
    for (const statement of statementsOf(run)) {
      into.set(`${statement.text} ${statement.row?.id} ${statement.path}:${statement.line}`, statement);
    }
    this.#runs.push(assumed);
    const next: Assumptions[] = [];
    const before = new Map<string, number>();
    for (const [key, { taken, of }] of run.choices.made) {
      for (let other = 0; other < of; other += 1) {
        const isNew = !this.#tried.has(`${key}=${other}`);
        this.#tried.add(`${key}=${other}`);
        if (!isNew || other === taken) continue;
        next.push(new Map([...before, [key, other]]));
        this.#flips.push([key, other]);
      }
      before.set(key, taken);
    }
    return next;
  }
}

function runOnce(run: Interpreter, source: Source, name: string, node: Node): void {
  try {
    callAll(run, run.top(source, name, node), name, 0);
  } catch (error) {
    if (!(error instanceof Thrown) && !(error instanceof RangeError)) throw error;
  }
}

/** Calls a function with unknown values, and what it gives back where that are functions. */
function callAll(run: Interpreter, value: unknown, name: string, depth: number): void {
  if (depth > 2 || value instanceof Unknown) return;
  if (run.isClosure(value)) {
    const given = run
      .parametersOf(value)
      .map((parameter) => run.unknown(`${name} ${parameter.getText()}`, parameter));
    callAll(run, (value as (...all: unknown[]) => unknown)(...given), `${name}()`, depth + 1);
  } else if (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    for (const [key, part] of Object.entries(value)) callAll(run, part, `${name}.${key}`, depth + 1);
  }
}

function* statementsOf(run: Interpreter): Generator<Statement> {
  for (const { asked, call, receiver } of run.sent) {
    const compiled = (asked as { compile(on: unknown): CompiledQuery }).compile(builder);
    const nodes = templatesIn(run, compiled.query);
    if (nodes.size === 0 || compiled.parameters.some((value) => run.isHole(value))) continue;
    const own = run.templates.get(asked);
    yield {
      path: run.project.pathOf(own ?? call),
      line: lineOf(own ?? call),
      text: compiled.sql,
      parameters: compiled.parameters,
      row: rowOf(run.project, call, receiver, own),
      templates: [...nodes].map(keyOf),
    };
  }
}

function templatesIn(run: Interpreter, root: object): Set<TaggedTemplateExpression> {
  const found = new Set<TaggedTemplateExpression>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || node instanceof Unknown) return;
    const template = run.templates.get(node);
    if (template) found.add(template);
    // Only what Kysely made: values may be anything.
    if (Array.isArray(node) || /Node$/.test(String((node as { kind?: unknown }).kind)))
      Object.values(node).forEach(visit);
  };
  visit(root);
  return found;
}

/** The type of a row: the template's own, else what the compiler says of what is executed. */
function rowOf(
  project: Project,
  call: Node,
  receiver: Node,
  own: TaggedTemplateExpression | undefined,
): Type | undefined {
  const [written] = own?.typeArguments ?? [];
  if (written) return project.written(written);
  const of = own ? project.typeAt(receiver) : undefined;
  if (of) return project.argumentOf(of);
  // Promise<readonly Row[]>, or Promise<Row | undefined>.
  const promised = project.typeAt(call);
  const type = promised && project.argumentOf(promised);
  if (type && /\[\]$|^(readonly )?Array</.test(project.textOf(type))) return project.argumentOf(type);
  return type && project.partsOf(type).find((part) => part.isObjectType() || part.isIntersectionType());
}
