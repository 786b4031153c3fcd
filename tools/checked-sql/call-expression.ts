import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { CallExpression, Node } from 'typescript/unstable/ast';
import { isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import type { Interpreter } from './interpreter.ts';
import { Thrown } from './run-function.ts';
import type { Scope } from './scope.ts';
import { Hole, Some, Unknown } from './unknown.ts';

/** A query builder without a database: it makes texts and sends nothing. */
export const builder = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const begins =
  /^(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|with|withRecursive|transaction)$/;
const sends = /^(execute|executeTakeFirst|executeTakeFirstOrThrow|stream)$/;

type Callable = (...given: unknown[]) => unknown;

/** The value of a call. */
export function callExpression(run: Interpreter, node: CallExpression, scope: Scope): unknown {
  const callee = node.expression;
  if (!isPropertyAccessExpression(callee)) {
    const called = run.evaluate(callee, scope);
    const given = run.spread(node.arguments, scope);
    if (typeof called === 'function') return callHost(run, called as Callable, undefined, given, node);
    return called instanceof Hole ? called : callUnknown(run, run.nameOf(called), given, node);
  }
  const name = callee.name.text;
  if (callee.expression.getText() === 'Promise') {
    const [value] = run.spread(node.arguments, scope);
    return value instanceof Unknown ? run.unknown(value.key, node) : value;
  }
  let receiver = run.evaluate(callee.expression, scope);
  const given = run.spread(node.arguments, scope);
  if (receiver instanceof Unknown && begins.test(name) && isDatabase(run, receiver)) receiver = builder;
  if (receiver === null || receiver === undefined) return undefined;
  if (receiver === builder && name === 'transaction') return transaction;
  if (receiver instanceof Hole) return receiver;
  if (receiver instanceof Unknown) {
    if (sends.test(name) && run.isHole(receiver)) return run.unknown(`${receiver.key}.rows`, node);
    return callOfUnknown(run, receiver, name, given, node);
  }
  if (isQuery(receiver)) return callOfQuery(run, receiver, name, given, node, callee.expression);
  const method = (receiver as Record<string, unknown>)[name];
  if (receiver === sql) return fragment(run, name, given, node);
  if (typeof method !== 'function') return run.unknown(`${run.nameOf(receiver)}.${name}()`, node);
  if (receiver instanceof Some && /^(find|findLast|findIndex|indexOf|includes|some|every|at)$/.test(name)) {
    return callOfUnknown(
      run,
      run.unknown(`some of ${receiver.length} at ${callee.expression.pos}`, callee.expression),
      name,
      given,
      node,
    );
  }
  return callHost(run, method as Callable, receiver, given, node);
}

const transaction = {
  execute: (work: Callable) => work(builder),
  setIsolationLevel: () => transaction,
};

function isDatabase(run: Interpreter, { type }: Unknown): boolean {
  return (
    type !== undefined && /^(Database|Kysely|Transaction|\w*QueryCreator)\b/.test(run.project.textOf(type))
  );
}

function isQuery(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'toOperationNode' in value;
}

/** A list of which nothing is known is walked with one of its values; other functions are called once. */
function callOfUnknown(
  run: Interpreter,
  list: Unknown,
  name: string,
  given: readonly unknown[],
  node: Node,
): unknown {
  const [work] = given;
  const key = `${list.key}.${name}(${given
    .slice(typeof work === 'function' ? 1 : 0)
    .map((value) => run.nameOf(value))
    .join()})`;
  if (typeof work !== 'function') {
    for (const other of given) {
      if (typeof other === 'function') (other as Callable)(...argumentsOf(run, other, `given by ${key}`));
    }
    return run.choices.settle(run.unknown(key, node));
  }
  const each = (work as Callable)(...argumentsOf(run, work, `each of ${list.key}`));
  if (name === 'map') return Some.of(each);
  if (name === 'flatMap') return Array.isArray(each) ? Some.from(each) : Some.of(each);
  if (name === 'then') return each;
  return name === 'filter' || name === 'sort' ? list : run.unknown(`${key}@${node.pos}`, node);
}

function argumentsOf(run: Interpreter, work: unknown, key: string): unknown[] {
  const parameters = run.parametersOf(work);
  return parameters.map((parameter, at) => run.unknown(at === 0 ? key : `${key} ${at}`, parameter));
}

function callUnknown(run: Interpreter, name: string, given: readonly unknown[], node: Node): unknown {
  const key = `${name}(${given.map((value) => run.nameOf(value)).join()})`;
  for (const work of given) {
    if (typeof work === 'function') (work as Callable)(...argumentsOf(run, work, `given by ${key}`));
  }
  return run.choices.settle(run.unknown(`${key}`, node));
}

function callHost(
  run: Interpreter,
  called: Callable,
  of: unknown,
  given: readonly unknown[],
  node: Node,
): unknown {
  // Functions of the shop and of Kysely take what is unknown; those of the language do only inside lists and objects.
  const isOfShop = run.isClosure(called);
  const isOfLanguage =
    called === Number || called === String || called === Boolean || (typeof of === 'function' && of !== sql);
  const takes =
    isOfShop ||
    isQuery(of) ||
    Array.isArray(of) ||
    !(isOfLanguage || typeof of === 'string' || typeof of === 'number');
  if (!takes && given.some((value) => value instanceof Unknown))
    return callUnknown(run, called.name, given, node);
  try {
    return run.choices.settle(Reflect.apply(called, of, [...given]));
  } catch (error) {
    if (error instanceof Thrown || error instanceof RangeError || isOfShop) throw error;
    return run.hole(String(error), node);
  }
}

/** `sql.join`, `sql.ref` and their like; what they need to know and do not leaves a hole. */
function fragment(run: Interpreter, name: string, given: readonly unknown[], node: Node): unknown {
  let [first, ...others] = given;
  first = run.choices.settle(first);
  if (name === 'join') {
    if (first instanceof Unknown) first = run.isHole(first) ? first : Some.of(run.eachOf(first));
    // With two values what stands between them is seen as well.
    if (first instanceof Some && first.length === 1) first = [first[0], first[0]];
    const hole = [first, ...(Array.isArray(first) ? first : []), ...others].find((value) =>
      run.isHole(value),
    );
    if (hole) return run.hole(hole, node);
  } else if (name === 'lit' && first instanceof Unknown) {
    first = 1;
  } else if (first instanceof Unknown && name !== 'val') {
    return run.hole(first, node);
  }
  const make = sql[name as 'ref'] as unknown as Callable;
  return make(first, ...others);
}

function callOfQuery(
  run: Interpreter,
  query: object,
  name: string,
  given: unknown[],
  node: Node,
  receiver: Node,
): unknown {
  if (sends.test(name)) {
    run.sent.push({ asked: query, call: node, receiver });
    return run.unknown(`rows of ${node.pos}`, node);
  }
  if (name === '$if') given[0] = run.choices.truth(given[0], true);
  if (name === '$call') return (given[0] as Callable)(query);
  if (name === '$castTo' || name === '$narrowType' || name === '$notNull') return query;
  const method = (query as Record<string, unknown>)[name];
  if (typeof method !== 'function') return run.hole(name, node);
  if (given.length > 0 && name !== 'limit' && name !== 'offset') given[0] = run.choices.settle(given[0]);
  if (given.some((value) => run.isHole(value))) return run.hole(name, node);
  if (
    /^(values|set|select|returning|columns|groupBy)$/.test(name) &&
    given.length === 1 &&
    given[0] instanceof Unknown
  ) {
    return run.hole(given[0], node);
  }
  if (/^(not )?in$/.test(String(given[1])))
    given[2] = given[2] instanceof Unknown ? [run.eachOf(given[2])] : given[2];
  return callHost(run, method as Callable, query, given, node);
}
