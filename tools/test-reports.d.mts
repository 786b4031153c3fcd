export type Failure = {
  /** file > describe > test */
  readonly name: string;
  /** the first lines of its error */
  readonly lines: readonly string[];
};

export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** tests that passed when they were repeated, with the error of their first try */
  readonly secondTries: readonly Failure[];
};

/** A report of a run called `title`, and the exit code that the run ended with. */
export type Report = { readonly file: string; readonly exitCode: number; readonly title: string };

export function failedStep(name: string, error: string): Outcome;
export function checksOutcome(report: Report): Outcome;
export function vitestOutcome(report: Report & { readonly folder?: string }): Outcome;
export function playwrightOutcome(report: Report): Outcome;
export function addOutcomes(outcomes: readonly Outcome[]): Outcome;
export function tellOutcome(outcome: Outcome): string;
