import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';

/** What the fields of a step are drawn with. */
export type StepParts = {
  /** a form that was refused, as it was typed */
  readonly typed: PostedForm | null;
  readonly idOf: (name: string) => string;
  readonly errorOf: (name: string) => string;
};
