import { fillPlaceholders, unknownPlaceholder } from '#foundation/emails/rules/email-text.ts';
import { line, paragraph } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { MAX_MESSAGE } from './message-limits.ts';

/** What the forms of answer templates carry their nonce for. */
export const answerTemplatesAction = 'staff-answer-templates';

/** A text that staff begin an answer with. */
export type AnswerTemplate = { readonly id: number; readonly name: string; readonly body: string };

/** What a template can name; it is filled when staff put it into an answer. */
export const answerPlaceholders = [
  'first_name',
  'customer_name',
  'conversation_title',
  'conversation_number',
  'staff_name',
  'shop_name',
] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];

export const LONGEST_TEMPLATE_NAME = 80;

export const answerTemplateForm = formSchema({
  name: line({ required: 'no-name', most: LONGEST_TEMPLATE_NAME, tooLong: 'long-name' }),
  body: paragraph({ required: 'no-body', most: MAX_MESSAGE, tooLong: 'long-body' }),
});
export type AnswerTemplateDraft = DraftOf<typeof answerTemplateForm>;
/** Why a template cannot be stored; an unknown placeholder is named as it was written. */
export type AnswerTemplateProblem =
  | ProblemOf<typeof answerTemplateForm>
  | 'taken'
  | { readonly code: 'unknown-placeholder'; readonly placeholder: string };
export type AnswerTemplateProblems = Readonly<
  Partial<Record<keyof AnswerTemplateDraft, AnswerTemplateProblem>>
>;

/** Reads the form of a template; a placeholder that no answer can fill is refused. */
export function readAnswerTemplate(
  form: PostedForm,
):
  | { readonly ok: true; readonly draft: AnswerTemplateDraft }
  | { readonly ok: false; readonly problems: AnswerTemplateProblems } {
  const read = readForm(answerTemplateForm, form);
  if (!read.ok) return read;
  const placeholder = unknownPlaceholder(read.draft.body, answerPlaceholders);
  if (placeholder === null) return read;
  return { ok: false, problems: { body: { code: 'unknown-placeholder', placeholder } } };
}

/** An answer with a template below what has been typed of it already, at most as long as an answer may be. */
export function withTemplate(
  typed: string,
  body: string,
  values: Readonly<Record<AnswerPlaceholder, string>>,
): string {
  const filled = fillPlaceholders(body, values);
  return (typed.trim() === '' ? filled : `${typed.trim()}\n\n${filled}`).slice(0, MAX_MESSAGE);
}
