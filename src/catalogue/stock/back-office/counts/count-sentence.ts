import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CountProblem } from '../../rules/counts/count-form.ts';

/** Why a count was not changed, in a sentence. */
export function countSentence({ problems }: BackOfficeWords['staffCounts'], problem: CountProblem): string {
  if (problem.code === 'not-counted') return problems.notCounted(problem.sku);
  if (problem.code === 'counted-by-others') return problems.countedByOthers(problem.sku, problem.counted);
  return problems[problem.code];
}
