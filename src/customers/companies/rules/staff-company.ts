import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import type { InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import type { BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { CountryOption } from '#foundation/addresses/rules/countries.ts';

/** What the nonce of the form is made for. */
export const staffCompanyAction = 'staff-company';

/** The company of a customer as staff change it. */
export type StaffCompanyPage = {
  readonly customerId: number;
  readonly invoice: InvoiceData;
  readonly billing: BillingAddress;
  readonly countries: readonly CountryOption[];
  readonly problems: readonly FieldProblem[];
  /** the form was open for too long */
  readonly expired: boolean;
  readonly nonce: string;
};
