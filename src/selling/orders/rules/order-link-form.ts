import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';

/** The path where a new link to an order is requested. */
export const orderLinkPath = '/order-link/';

export type OrderLinkForm = { readonly number: string; readonly email: string };

export type OrderLinkProblem =
  | { readonly field: 'number'; readonly code: 'number-missing' | 'number-invalid' }
  | { readonly field: 'email'; readonly code: 'email-missing' | 'email-invalid' };

export type AskedOrderLink = { readonly number: number; readonly email: string };

/** Reads the request: the order number with or without a common prefix, and the email address in lower case. */
export function checkOrderLinkForm(
  form: OrderLinkForm,
):
  | { readonly ok: true; readonly asked: AskedOrderLink }
  | { readonly ok: false; readonly problems: readonly OrderLinkProblem[] } {
  const number = form.number.trim();
  const email = form.email.trim().toLowerCase();
  const digits = /^(?:(?:n|nr|no)?\s*[.°º#]?\s*)(\d{1,12})$/i.exec(number)?.[1];
  const problems: OrderLinkProblem[] = [];
  if (number === '') problems.push({ field: 'number', code: 'number-missing' });
  else if (digits === undefined) problems.push({ field: 'number', code: 'number-invalid' });
  if (email === '') problems.push({ field: 'email', code: 'email-missing' });
  else if (!isEmail(email)) problems.push({ field: 'email', code: 'email-invalid' });
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, asked: { number: Number(digits), email } };
}
