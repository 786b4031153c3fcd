import type { Block, FunctionLikeDeclaration, Node, Statement } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrayBindingPattern,
  isBlock,
  isBreakStatement,
  isContinueStatement,
  isDefaultClause,
  isExpressionStatement,
  isForOfStatement,
  isForStatement,
  isFunctionDeclaration,
  isIdentifier,
  isIfStatement,
  isObjectBindingPattern,
  isReturnStatement,
  isSwitchStatement,
  isThrowStatement,
  isTryStatement,
  isVariableDeclarationList,
  isVariableStatement,
  isWhileStatement,
} from 'typescript/unstable/ast/is';
import type { Interpreter } from './interpreter.ts';
import { Scope } from './scope.ts';
import { Unknown } from './unknown.ts';

/** What the shop's code throws. */
export class Thrown extends Error {}

type End = { readonly kind: 'return' | 'break' | 'continue'; readonly value?: unknown } | undefined;

/** Runs a function's body with its arguments and returns what it returns. */
export function runFunction(
  run: Interpreter,
  node: FunctionLikeDeclaration,
  outer: Scope,
  given: readonly unknown[],
): unknown {
  const scope = new Scope(outer.source, outer);
  for (const [at, parameter] of node.parameters.entries()) {
    let value: unknown = parameter.dotDotDotToken ? given.slice(at) : given[at];
    if (value === undefined && parameter.initializer) value = run.evaluate(parameter.initializer, scope);
    bind(run, parameter.name, value, scope);
  }
  const { body } = node as { body?: Node };
  if (!body) return undefined;
  return isBlock(body) ? runBlock(run, body, scope)?.value : run.evaluate(body, scope);
}

/** Gives the names of a pattern their values. */
export function bind(run: Interpreter, name: Node, value: unknown, scope: Scope): void {
  if (isIdentifier(name)) {
    scope.set(name.text, value);
  } else if (isObjectBindingPattern(name)) {
    for (const element of name.elements) {
      if (!element.name) continue;
      const of = element.propertyName ?? element.name;
      const key = 'text' in of ? String(of.text ?? '') : '';
      let part = element.dotDotDotToken ? value : run.property(value, key, element.name);
      if (part === undefined && element.initializer) part = run.evaluate(element.initializer, scope);
      bind(run, element.name, part, scope);
    }
  } else if (isArrayBindingPattern(name)) {
    const values = value instanceof Unknown ? [] : [...(value as Iterable<unknown>)];
    for (const [at, element] of name.elements.entries()) {
      if (!element.name) continue;
      let part = value instanceof Unknown ? run.property(value, String(at), element.name) : values[at];
      if (element.dotDotDotToken) part = value instanceof Unknown ? value : values.slice(at);
      if (part === undefined && element.initializer) part = run.evaluate(element.initializer, scope);
      bind(run, element.name, part, scope);
    }
  }
}

function runBlock(run: Interpreter, { statements }: Pick<Block, 'statements'>, outer: Scope): End {
  const scope = new Scope(outer.source, outer);
  for (const statement of statements) {
    if (isFunctionDeclaration(statement) && statement.name) {
      scope.set(statement.name.text, run.closure(statement, scope));
    }
  }
  for (const statement of statements) {
    const end = runStatement(run, statement, scope);
    if (end) return end;
  }
  return undefined;
}

/** Whether a branch leaves the function: what comes after it is tried first. */
function leaves(statement: Statement): boolean {
  const last = isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    last !== undefined && (isReturnStatement(last) || isThrowStatement(last) || isContinueStatement(last))
  );
}

function runStatement(run: Interpreter, node: Statement, scope: Scope): End {
  if (isVariableStatement(node)) return declare(run, node.declarationList, scope);
  if (isExpressionStatement(node)) {
    run.evaluate(node.expression, scope);
  } else if (isReturnStatement(node)) {
    return { kind: 'return', value: node.expression && run.evaluate(node.expression, scope) };
  } else if (isIfStatement(node)) {
    const holds = run.condition(node.expression, scope, !leaves(node.thenStatement));
    if (holds) return runStatement(run, node.thenStatement, scope);
    return node.elseStatement && runStatement(run, node.elseStatement, scope);
  } else if (isBlock(node)) {
    return runBlock(run, node, scope);
  } else if (isThrowStatement(node)) {
    throw new Thrown(node.getText());
  } else if (isTryStatement(node)) {
    return runTry(run, node, scope);
  } else if (isForOfStatement(node)) {
    return runLoop(run, node, scope);
  } else if (isForStatement(node) || isWhileStatement(node)) {
    const inner = new Scope(scope.source, scope);
    const start = isForStatement(node) ? node.initializer : undefined;
    if (start && isVariableDeclarationList(start)) declare(run, start, inner);
    // Once: what a loop sends is the same each time.
    const end = runStatement(run, node.statement, inner);
    return end?.kind === 'return' ? end : undefined;
  } else if (isSwitchStatement(node)) {
    return runSwitch(run, node, scope);
  } else if (isBreakStatement(node)) {
    return { kind: 'break' };
  } else if (isContinueStatement(node)) {
    return { kind: 'continue' };
  }
  return undefined;
}

function declare(run: Interpreter, list: Node, scope: Scope): undefined {
  if (!isVariableDeclarationList(list)) return;
  for (const { name, initializer } of list.declarations) {
    bind(run, name, initializer && run.evaluate(initializer, scope), scope);
  }
}

function runTry(run: Interpreter, node: Statement, scope: Scope): End {
  if (!isTryStatement(node)) return undefined;
  try {
    const end = runBlock(run, node.tryBlock, scope);
    if (end) return end;
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    if (node.catchClause) return runBlock(run, node.catchClause.block, scope);
  }
  return node.finallyBlock && runBlock(run, node.finallyBlock, scope);
}

function runLoop(run: Interpreter, node: Statement, scope: Scope): End {
  if (!isForOfStatement(node) || !isVariableDeclarationList(node.initializer)) return undefined;
  const [declaration] = node.initializer.declarations;
  const over = run.evaluate(node.expression, scope);
  const isKnown = typeof over === 'object' && over !== null && Symbol.iterator in over;
  const values = isKnown ? [...(over as Iterable<unknown>)] : [over];
  for (const value of values) {
    const inner = new Scope(scope.source, scope);
    if (!declaration) continue;
    bind(
      run,
      declaration.name,
      isKnown ? value : run.unknown(`each of ${run.nameOf(value)}`, declaration.name),
      inner,
    );
    const end = runStatement(run, node.statement, inner);
    if (end?.kind === 'return') return end;
    if (end?.kind === 'break') break;
  }
  return undefined;
}

function runSwitch(run: Interpreter, node: Statement, scope: Scope): End {
  if (!isSwitchStatement(node)) return undefined;
  const value = run.choices.settle(run.evaluate(node.expression, scope));
  let isIn = false;
  for (const clause of node.caseBlock.clauses) {
    isIn ||=
      clause.kind === SyntaxKind.DefaultClause ||
      isDefaultClause(clause) ||
      run.choices.equal(value, run.evaluate(clause.expression, scope), true, true);
    if (!isIn) continue;
    const end = runBlock(run, clause, scope);
    if (end) return end.kind === 'break' ? undefined : end;
  }
  return undefined;
}
