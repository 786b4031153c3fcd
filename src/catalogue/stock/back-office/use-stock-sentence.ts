import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StockFormField, StockProblem, StockProblems } from '../rules/stock-forms.ts';

/** What is wrong with a field of a form of stock, in a sentence; '' where nothing is. */
export function useStockSentence(problems: StockProblems | null): (field: StockFormField) => string {
  const { staffStock } = useBackOfficeWords();
  const sentenceOf = (problem: StockProblem): string =>
    'onHand' in problem
      ? staffStock.conflicts[problem.code](problem.onHand)
      : staffStock.problems[problem.code];
  return (field) => {
    const problem = problems?.[field];
    return problem ? sentenceOf(problem) : '';
  };
}
