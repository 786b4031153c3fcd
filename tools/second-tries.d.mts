import type { Failure, Outcome } from './test-reports.d.mts';

export type FlakyTest = {
  /** file > describe > test, as the end of a run names it */
  readonly test: string;
  readonly reason: string;
};

export const flakyList: string;
export function readFlakyTests(folder?: string): readonly FlakyTest[];
export const proofRuns: number;
export const mostProofs: number;
export function proveSecondTries(
  outcome: Outcome,
  listed: readonly FlakyTest[],
  passesAlone: (secondTry: Failure) => Promise<boolean>,
): Promise<readonly string[]>;
export function judgeSecondTries(
  outcome: Outcome,
  listed: readonly FlakyTest[],
  proven?: readonly string[],
): Outcome;
