import type { OwnReturnsMessages } from '#messages/it/own-returns.ts';
import type { OwnReturnProblem } from '../rules/own-returns.ts';

/** Why a form about returns was refused, in a sentence. */
export function returnProblem({ problems }: OwnReturnsMessages, problem: OwnReturnProblem): string {
  return problem.code === 'too-many-pieces' ? problems.tooMany(problem.left) : problems[problem.code];
}
