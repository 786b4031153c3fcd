import type { StateField } from '#foundation/addresses/rules/state-field.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { VatFieldStart } from '#pricing/vat/rules/vat-field.ts';
import type { RegistrationForm } from './registration-form.ts';

/** What the registration part of a page shows and needs to act. */
export type RegistrationPage = {
  readonly form: RegistrationForm;
  readonly at: 'registration' | 'checkout';
  /** key of the role that is chosen so far; null where there are no roles */
  readonly role: string | null;
  /** what was typed so far, by the inputs' names */
  readonly inputs: PostedFields;
  /** the names of the files that were sent so far, by what they are stored under */
  readonly files: Readonly<Record<string, string>>;
  readonly stateFields: Readonly<Record<string, StateField>>;
  /** lets files come */
  readonly nonce: string;
  /** true for a customer who is logged in and does not register */
  readonly isCustomer: boolean;
  /** false where a setting switches the browser's own checks off (CHK-09) */
  readonly checksInBrowser: boolean;
  readonly thisYear: number;
  /** what fields for VAT numbers need, and the country that they begin with (VAT-01, VAT-11) */
  readonly vat: VatFieldStart;
  readonly country: string;
};
