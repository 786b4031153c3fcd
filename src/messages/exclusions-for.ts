import { exclusionNames as en, noWithdrawal as noWithdrawalEn } from './en/return-words.ts';
import { inEither } from './in-either.ts';
import { exclusionNames as it, noWithdrawal as noWithdrawalIt } from './it/return-words.ts';

/** That nobody may withdraw from buying an article, and why, which the server writes alone. */
export const noWithdrawalFor = inEither(
  { sentence: noWithdrawalIt, reasons: it },
  { sentence: noWithdrawalEn, reasons: en },
);
