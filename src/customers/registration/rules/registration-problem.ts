import type { FileProblem } from '#foundation/private-files/rules/sent-file.ts';

export type AnswerProblemCode =
  | 'required'
  | 'too-long'
  | 'invalid-number'
  | 'invalid-email'
  | 'invalid-phone'
  | 'invalid-date'
  | 'not-an-option'
  | 'unknown-country'
  | 'unknown-state'
  | 'invalid-vat-number'
  | 'invalid-tax-code'
  | 'invalid-recipient-code'
  | 'file-gone'
  | FileProblem;

/** Why an answer is refused; `input` is the id of its input. */
export type AnswerProblem = {
  readonly code: AnswerProblemCode;
  readonly input: string;
  readonly label: string;
  readonly limit?: number;
};

/** Why a registration is refused: a problem of an answer, or one of the whole form. */
export type RegistrationProblem =
  | AnswerProblem
  | { readonly code: 'unknown-role'; readonly input: string; readonly label: string };
