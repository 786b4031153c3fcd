import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { TransferProblem } from '../../rules/transfer-form.ts';
import type { TransferOutcome } from '../../server/staff/transfers/post-transfer-form.ts';

/** A form of a transfer that was refused, with what was typed. */
export type RefusedTransfer = Extract<TransferOutcome, { kind: 'again' }>;

/** Why a transfer was not changed, in a sentence. */
export function transferSentence(
  { problems }: BackOfficeWords['staffTransfers'],
  problem: TransferProblem,
): string {
  if (problem.code === 'not-enough') return problems['not-enough'](problem.sku, problem.available);
  if (problem.code === 'not-a-quantity' || problem.code === 'not-received')
    return problems[problem.code](problem.sku);
  return problems[problem.code];
}
