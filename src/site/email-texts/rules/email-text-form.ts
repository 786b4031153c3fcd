import type { EmailPlaceholder } from '#foundation/emails/rules/email-placeholders.ts';
import { type EmailText, emailTextParts, unknownPlaceholder } from '#foundation/emails/rules/email-text.ts';
import { line, paragraph, whole } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';

/** What the forms of an email's text carry their nonce for. */
export const emailTextAction = 'staff-email-text';

export const LONGEST_LINE = 200;
export const LONGEST_TEXT = 5000;

/** The form of a text; `version` is that of the text that was shown, 0 for the shop's own. */
export const emailTextForm = formSchema({
  subject: line({ required: 'no-subject', most: LONGEST_LINE, tooLong: 'long-line' }),
  heading: line({ required: 'no-heading', most: LONGEST_LINE, tooLong: 'long-line' }),
  intro: paragraph({ most: LONGEST_TEXT, tooLong: 'long-text' }),
  closing: paragraph({ most: LONGEST_TEXT, tooLong: 'long-text' }),
  version: whole(0, 1_000_000_000, 'no-version'),
});

export type EmailTextDraft = DraftOf<typeof emailTextForm>;
/** Why a text cannot be stored; an unknown placeholder is named as it was written. */
export type EmailTextProblem =
  | ProblemOf<typeof emailTextForm>
  | 'changed-meanwhile'
  | { readonly code: 'unknown-placeholder'; readonly placeholder: string };
export type EmailTextProblems = Readonly<Partial<Record<keyof EmailTextDraft, EmailTextProblem>>>;

/** Reads the form of a text: a placeholder that its email cannot fill is refused. */
export function readEmailText(
  form: PostedForm,
  placeholders: readonly EmailPlaceholder[],
):
  | { readonly ok: true; readonly draft: EmailText; readonly version: number }
  | { readonly ok: false; readonly problems: EmailTextProblems } {
  const read = readForm(emailTextForm, form);
  if (!read.ok) return read;
  const { version, ...draft } = read.draft;
  const unknown = emailTextParts.flatMap((part) => {
    const placeholder = unknownPlaceholder(draft[part], placeholders);
    return placeholder === null ? [] : [[part, { code: 'unknown-placeholder', placeholder }] as const];
  });
  if (unknown.length > 0) return { ok: false, problems: Object.fromEntries(unknown) };
  return { ok: true, draft, version: version ?? 0 };
}
