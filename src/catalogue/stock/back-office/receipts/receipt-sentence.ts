import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ReceiptProblem } from '../../rules/receipts/receipt-form.ts';

/** Why a receipt was not changed, in a sentence. */
export function receiptSentence(words: BackOfficeWords['staffReceipts'], problem: ReceiptProblem): string {
  if (problem.code === 'line') return words.problems.line(problem.sku, words.lineProblems[problem.problem]);
  if (problem.code !== 'wrong-lines') return words.problems[problem.code];
  const named = problem.lines
    .slice(0, 10)
    .map(({ line, text, code }) => words.wrongLine(line, text, words.lineProblems[code]));
  return words.problems.wrongLines(named.join(' '), problem.lines.length - named.length);
}
