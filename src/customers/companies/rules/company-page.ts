import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import type { InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import type { Address } from '#foundation/addresses/rules/address.ts';
import type { KnownVat } from '#pricing/vat/rules/known-vat.ts';

/** What the nonce of the form is made for, and the field that carries it. */
export const saveCompanyAction = 'save_company';
export const saveCompanyField = 'save-company-nonce';

export const companyPath = '/my-account/company/';

/** A company as its people see it, and the main account changes it. */
export type CompanyPage = {
  /** what was typed, else what is stored; null where nothing is */
  readonly values: InvoiceData | null;
  readonly address: Address | null;
  /** what is known of the stored VAT number; null without one */
  readonly vat: KnownVat['answer'] | null;
  readonly mayChange: boolean;
  readonly problems: readonly FieldProblem[];
  readonly nonce: string;
};
