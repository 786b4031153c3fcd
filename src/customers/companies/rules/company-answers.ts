import { emptyInvoice, type InvoiceData, storedInvoice } from '#customers/invoices/rules/invoice-data.ts';
import { asCode, bareVatNumber } from '#customers/invoices/rules/read-invoice.ts';
import { type BillingAddress, emptyBillingAddress } from '#foundation/addresses/rules/address.ts';

/** What an answer at registration says of a company; a field for VAT numbers always says that. */
export const companyFacts = [
  'company',
  'tax-code',
  'recipient-code',
  'pec',
  'phone',
  'address',
  'postcode',
  'city',
  'country',
] as const;
export type CompanyFact = (typeof companyFacts)[number];

export type CompanyAnswer = { readonly fact: CompanyFact | 'vat-number'; readonly value: string };

/** The account before: its owner, and what was stored with it. */
export type AccountBefore = {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly invoice: unknown;
  readonly billing: unknown;
};

/** What an account stores of its company. */
export type CompanyColumns = {
  readonly company: string;
  readonly invoice: InvoiceData;
  readonly billing: BillingAddress;
};

/**
 * What a business answered when it registered, as the data of its account: an answer replaces what the account had, of two about the same fact
 * the first counts, and what was not answered stays. A country is answered as `IT` or `IT:MO`.
 */
export function companyFromAnswers(answers: readonly CompanyAnswer[], before: AccountBefore): CompanyColumns {
  const said = (fact: CompanyAnswer['fact']) => answers.find((one) => one.fact === fact)?.value.trim() ?? '';
  const stored = storedInvoice(before.invoice);
  const known = stored?.kind === 'business' ? stored : emptyInvoice;
  const { firstName, lastName, email } = before;
  const owner = { ...emptyBillingAddress, firstName, lastName, email };
  const billing: BillingAddress = { ...owner, ...Object(before.billing) };
  const company = said('company') || before.company || known.company;
  const [country = '', state = ''] = said('country').split(':');
  // An address is taken as a whole: a new street in the old town would be nobody's.
  const moved = said('address') !== '';
  return {
    company,
    invoice: {
      kind: 'business',
      company,
      vatNumber: bareVatNumber(said('vat-number')) || known.vatNumber,
      taxCode: asCode(said('tax-code')) || known.taxCode,
      recipientCode: asCode(said('recipient-code')) || known.recipientCode,
      pec: said('pec') || known.pec,
    },
    billing: {
      ...billing,
      company,
      phone: said('phone') || billing.phone,
      address1: moved ? said('address') : billing.address1,
      address2: moved ? '' : billing.address2,
      postcode: moved ? said('postcode') : billing.postcode || said('postcode'),
      city: moved ? said('city') : billing.city || said('city'),
      country: country || billing.country,
      state: country ? state : billing.state,
    },
  };
}
