import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CellProblem } from '../rules/variation-field.ts';

/** What is wrong with a cell, in a sentence. */
export function useCellSentence() {
  const { staffVariations: words, productEditor } = useBackOfficeWords();
  return ({ code, taken }: CellProblem) =>
    taken !== undefined
      ? productEditor.problems.taken(taken)
      : (words.cells[code] ?? productEditor.problems.of[code] ?? productEditor.problems.wrong);
}
