import type { BinaryExpression } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import { isIdentifier, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import type { Interpreter } from './interpreter.ts';
import type { Scope } from './scope.ts';
import { Unknown } from './unknown.ts';

const equalities = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, { strict: true, same: true }],
  [SyntaxKind.ExclamationEqualsEqualsToken, { strict: true, same: false }],
  [SyntaxKind.EqualsEqualsToken, { strict: false, same: true }],
  [SyntaxKind.ExclamationEqualsToken, { strict: false, same: false }],
]);

type Reckoning = (left: never, right: never) => unknown;

const reckonings = new Map<SyntaxKind, Reckoning>([
  [SyntaxKind.PlusToken, (left: number, right: number) => left + right],
  [SyntaxKind.MinusToken, (left: number, right: number) => left - right],
  [SyntaxKind.AsteriskToken, (left: number, right: number) => left * right],
  [SyntaxKind.SlashToken, (left: number, right: number) => left / right],
  [SyntaxKind.LessThanToken, (left: number, right: number) => left < right],
  [SyntaxKind.GreaterThanToken, (left: number, right: number) => left > right],
  [SyntaxKind.LessThanEqualsToken, (left: number, right: number) => left <= right],
  [SyntaxKind.GreaterThanEqualsToken, (left: number, right: number) => left >= right],
]);

/** The value of an expression with two sides; `first` is what is tried first where it is a condition. */
export function binary(run: Interpreter, node: BinaryExpression, scope: Scope, first: boolean): unknown {
  const { choices } = run;
  const { kind } = node.operatorToken;
  if (kind === SyntaxKind.AmpersandAmpersandToken || kind === SyntaxKind.BarBarToken) {
    const left = run.evaluate(node.left, scope);
    const holds = choices.truth(left, kind === SyntaxKind.BarBarToken && first ? true : first);
    if (holds === (kind === SyntaxKind.BarBarToken)) return left instanceof Unknown && !holds ? false : left;
    return run.evaluate(node.right, scope);
  }
  if (kind === SyntaxKind.QuestionQuestionToken) {
    const left = run.evaluate(node.left, scope);
    const isEmpty = left instanceof Unknown ? choices.isEmpty(left) : left === null || left === undefined;
    return isEmpty ? run.evaluate(node.right, scope) : left;
  }
  const right = run.evaluate(node.right, scope);
  if (kind === SyntaxKind.EqualsToken) {
    if (isIdentifier(node.left)) scope.assign(node.left.text, right);
    else if (isPropertyAccessExpression(node.left)) {
      const target = run.evaluate(node.left.expression, scope);
      if (target && typeof target === 'object' && !(target instanceof Unknown)) {
        Object.assign(target, { [node.left.name.text]: right });
      }
    }
    return right;
  }
  const left = run.evaluate(node.left, scope);
  const equality = equalities.get(kind);
  if (equality) {
    const { strict, same } = equality;
    return choices.equal(left, right, strict, same === first) === same;
  }
  const reckoning = reckonings.get(kind);
  if (!reckoning || left instanceof Unknown || right instanceof Unknown) {
    return run.unknown(`${run.nameOf(left)} ${kind} ${run.nameOf(right)}`, node);
  }
  return reckoning(left as never, right as never);
}
