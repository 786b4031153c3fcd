import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import { email, entries, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';

/** What the forms of the staff pages of vendors carry their nonce for. */
export const staffVendorsAction = 'staff-vendors';

export const LONGEST_VENDOR_NAME = 100;
export const MOST_CODES = 1000;

/** What has just been done, as the query of the address says after a form was posted. */
export const vendorActions = ['created', 'saved', 'added', 'taken-away', 'removed'] as const;
export type VendorAction = (typeof vendorActions)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readVendorAction(parameters: { get(name: string): string | null }): VendorAction | null {
  return vendorActions.find((action) => action === parameters.get('done')) ?? null;
}

/** The form of a vendor, `email` '' where it has none; whether another one has the name, the server asks. */
export const vendorForm = formSchema({
  name: line({ required: 'no-name', most: LONGEST_VENDOR_NAME }),
  email: email('not-an-email', MAX_EMAIL_LENGTH),
});

/** The codes of products that a vendor sells, one a line. */
export const vendorCodesForm = formSchema(
  { codes: entries(/[\r\n;]+/, { most: MOST_CODES, tooMany: 'too-many-codes' }) },
  ({ codes }) => ({ codes: codes.length === 0 && 'no-codes' }),
);

export type VendorDraft = DraftOf<typeof vendorForm>;
/** Why a field of a vendor's forms cannot be stored. */
export type VendorProblem = ProblemOf<typeof vendorForm | typeof vendorCodesForm> | 'taken' | 'unknown-codes';
export type VendorProblems = Readonly<Partial<Record<keyof VendorDraft | 'codes', VendorProblem>>>;
