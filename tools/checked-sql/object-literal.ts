import type { Node } from 'typescript/unstable/ast';
import {
  isComputedPropertyName,
  isMethodDeclaration,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
} from 'typescript/unstable/ast/is';
import type { Interpreter } from './interpreter.ts';
import type { Scope } from './scope.ts';
import { Unknown } from './unknown.ts';

/** The value of an object that is written out. */
export function objectLiteral(
  run: Interpreter,
  properties: readonly Node[],
  scope: Scope,
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const property of properties) {
    if (isSpreadAssignment(property)) {
      Object.assign(made, ownProperties(run, run.evaluate(property.expression, scope)));
    } else if (isShorthandPropertyAssignment(property)) {
      made[property.name.getText()] = run.evaluate(property.name, scope);
    } else if (isPropertyAssignment(property) || isMethodDeclaration(property)) {
      const { name } = property;
      const key = isComputedPropertyName(name)
        ? run.evaluate(name.expression, scope)
        : (name as { text?: string }).text;
      if (key instanceof Unknown) continue;
      made[String(key)] = isPropertyAssignment(property)
        ? run.evaluate(property.initializer, scope)
        : run.closure(property, scope);
    }
  }
  return made;
}

/** What `...` copies from an object; from an unknown one the properties of its type. */
function ownProperties(run: Interpreter, value: unknown): object {
  if (!(value instanceof Unknown)) return Object(value ?? {});
  const { type } = value;
  if (!type) return {};
  const properties = run.project.propertiesOf(type).map((property) => {
    const key = `${value.key}.${property.name}`;
    return [property.name, new Unknown(key, () => property.type)];
  });
  return Object.fromEntries(properties);
}
