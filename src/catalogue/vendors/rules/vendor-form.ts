import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { type PostedForm, typedLine, typedText } from '#foundation/forms/rules/typed-values.ts';

/** What the forms of the staff pages of vendors carry their nonce for. */
export const staffVendorsAction = 'staff-vendors';

/** A vendor as staff write it; `email` is '' where it has none. */
export type VendorDraft = { readonly name: string; readonly email: string };

/** Why a field of a vendor's forms cannot be saved. */
export type VendorProblem =
  | 'no-name'
  | 'taken'
  | 'not-an-email'
  | 'no-codes'
  | 'too-many-codes'
  | 'unknown-codes';
export type VendorProblems = Readonly<Partial<Record<keyof VendorDraft | 'codes', VendorProblem>>>;

export const LONGEST_VENDOR_NAME = 100;
export const MOST_CODES = 1000;

/** What has just been done, as the address tells it after a form was posted. */
export const vendorActions = ['created', 'saved', 'added', 'taken-away', 'removed'] as const;
export type VendorAction = (typeof vendorActions)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readVendorAction(parameters: { get(name: string): string | null }): VendorAction | null {
  return vendorActions.find((action) => action === parameters.get('done')) ?? null;
}

/** Reads the form of a vendor; whether another one has the name, the server asks. */
export function readVendorForm(
  form: PostedForm,
):
  | { readonly ok: true; readonly draft: VendorDraft }
  | { readonly ok: false; readonly problems: VendorProblems } {
  const draft = { name: typedLine(form, 'name'), email: typedLine(form, 'email') };
  const hasName = draft.name !== '' && draft.name.length <= LONGEST_VENDOR_NAME;
  const hasEmail = draft.email === '' || (isEmail(draft.email) && draft.email.length <= MAX_EMAIL_LENGTH);
  if (hasName && hasEmail) return { ok: true, draft };
  const problems = {
    ...(hasName ? {} : { name: 'no-name' as const }),
    ...(hasEmail ? {} : { email: 'not-an-email' as const }),
  };
  return { ok: false, problems };
}

/** The codes of products of a form, one a line, each once. */
export function readCodes(form: PostedForm): readonly string[] {
  const lines = typedText(form, 'codes').split(/[\r\n;]+/);
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))];
}
