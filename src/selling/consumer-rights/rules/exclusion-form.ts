import { choice, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { exclusionReasons } from './exclusion-reasons.ts';

/** What the forms of excluded articles carry their nonce for. */
export const exclusionsAction = 'staff-withdrawal-exclusions';

/** The form of an article that nobody may withdraw from, by its code (Codice del consumo, art. 59). */
export const exclusionForm = formSchema({
  sku: line({ required: 'no-code', most: 100 }),
  reason: choice(exclusionReasons, 'no-reason'),
});

export type ExclusionDraft = DraftOf<typeof exclusionForm>;
export type ExclusionProblem = ProblemOf<typeof exclusionForm> | 'no-such-article' | 'excluded-already';
export type ExclusionProblems = Readonly<Partial<Record<keyof ExclusionDraft, ExclusionProblem>>>;

export const exclusionsPath = '/staff/returns/exclusions/';
