import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';

/** A form of a record that was not stored: what is wrong, and what was typed. */
export type RejectedForm<Problems> = {
  /** null: the page was open for too long */
  readonly problems: Problems | null;
  readonly typed: PostedForm;
};

/** What became of the form of a record. */
export type RecordOutcome<Problems> =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | ({ readonly kind: 'again' } & RejectedForm<Problems>);

/** The field by which a form says what exactly was confirmed: a state, or the amount in cents that the question named. */
export const confirmedField = 'confirmed';
