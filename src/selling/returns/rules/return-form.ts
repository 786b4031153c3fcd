import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import { choiceOr, paragraph } from '#foundation/forms/rules/fields.ts';
import { formSchema, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, readWhole, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { ReturnRequest } from './plan-return.ts';
import { returnKinds } from './return-states.ts';

/** The field with the pieces of a line. */
export const quantityField = (lineId: number) => `quantity-${lineId}`;

/** The id of a form, so that it counts once. */
export const requestKeyIn = (form: PostedForm): string | null =>
  /^[\w-]{16,64}$/.exec(typedText(form, 'request'))?.[0] ?? null;

export type LinesInForm =
  | { readonly ok: true; readonly lines: ReturnRequest['lines'] }
  | { readonly ok: false; readonly lineId: number };

/** The pieces of each line; what is no number names its line. */
export function readLines(form: PostedForm, lineIds: readonly number[]): LinesInForm {
  const lines: { lineId: number; quantity: number }[] = [];
  for (const lineId of lineIds) {
    const quantity = readWhole(typedText(form, quantityField(lineId)).trim());
    if (Number.isNaN(quantity)) return { ok: false, lineId };
    if (quantity !== null && quantity > 0) lines.push({ lineId, quantity });
  }
  return { ok: true, lines };
}

const requestForm = formSchema({ kind: choiceOr(returnKinds, null), reason: paragraph() });

/** The kind and the reason of a request; null for no kind. */
export function readRequest(form: PostedForm): Pick<ReturnRequest, 'kind' | 'reason'> | null {
  const read = readForm(requestForm, form);
  if (!read.ok || read.draft.kind === null) return null;
  return { kind: read.draft.kind, reason: read.draft.reason.replaceAll('\0', '') };
}

/** The statement of a withdrawal: who states it, which contract, and where the receipt goes. No reason is asked for. */
export type WithdrawalStatement = {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
};
export type StatementProblem =
  | 'name-missing'
  | 'email-missing'
  | 'email-invalid'
  | 'contract-missing'
  | 'too-long';
export type StatementProblems = Readonly<Partial<Record<keyof WithdrawalStatement, StatementProblem>>>;

/** The statement as it was typed. */
export const typedStatement = (form: PostedForm): WithdrawalStatement => ({
  name: tidyText(typedText(form, 'name')).slice(0, 300),
  email: tidyText(typedText(form, 'email')).slice(0, 300),
  contract: tidyText(typedText(form, 'contract')).slice(0, 300),
});

/** What is wrong with a statement; nothing where it can be made. */
export function checkStatement({ name, email, contract }: WithdrawalStatement): StatementProblems {
  const problems: { -readonly [Field in keyof WithdrawalStatement]?: StatementProblem } = {};
  if (name === '') problems.name = 'name-missing';
  else if (name.length > 200) problems.name = 'too-long';
  if (email === '') problems.email = 'email-missing';
  else if (!isEmail(email) || email.length > 254) problems.email = 'email-invalid';
  if (contract === '') problems.contract = 'contract-missing';
  else if (contract.length > 200) problems.contract = 'too-long';
  return problems;
}

/** The order number that a statement names; null where it names none. */
export function orderNumberIn(contract: string): number | null {
  const digits = /^(?:(?:ordine|order)\s*)?(?:(?:n|nr|no)?\s*[.°º#]?\s*)(\d{1,9})$/i.exec(contract)?.[1];
  return digits === undefined ? null : Number(digits);
}
