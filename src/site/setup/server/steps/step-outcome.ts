import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import type { SetUpProblem } from '../../rules/set-up-problem.ts';

/** What is wrong with the form of a step, by its fields. */
export type StepProblems = Readonly<Record<string, SetUpProblem>>;

/** Whether a step was stored. */
export type SavedStep = { readonly ok: true } | { readonly ok: false; readonly problems: StepProblems };

/** Reads and stores what was posted for a step, all or nothing. */
export type SaveStep<Needs> = (ctx: Needs, typed: PostedForm) => Promise<SavedStep>;
