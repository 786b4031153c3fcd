import type { Outcome } from './test-reports.d.mts';

export type FlakyTest = {
  /** file > describe > test, as the end of a run names it */
  readonly test: string;
  readonly reason: string;
};

export const flakyList: string;
export function readFlakyTests(folder?: string): readonly FlakyTest[];
export function judgeSecondTries(outcome: Outcome, listed: readonly FlakyTest[]): Outcome;
