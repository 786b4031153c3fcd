import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import { savedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import { emptyInvoice, type InvoiceData, storedInvoice } from '#customers/invoices/rules/invoice-data.ts';
import { readInvoice } from '#customers/invoices/rules/read-invoice.ts';
import { invoiceProblemSentence } from '#customers/invoices/server/invoice-problem-sentence.ts';
import { type BillingAddress, emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { checkAddress } from '#foundation/addresses/rules/check-address.ts';
import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { normaliseBillingAddress } from '#foundation/addresses/rules/normalise-address.ts';
import {
  billingAddressFromWire,
  type PostedFields,
  wireFromForm,
} from '#foundation/addresses/rules/wire-address.ts';
import { addressProblemSentence } from '#foundation/addresses/server/address-problem-sentence.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { type StaffCompanyPage, staffCompanyAction } from '../rules/staff-company.ts';
import { saveCompany } from './save-company.ts';

type Draft = { readonly invoice: InvoiceData; readonly billing: BillingAddress };
type Refusal = Draft & { readonly problems: readonly FieldProblem[]; readonly expired?: boolean };

/** The company of a main account, or of a customer alone; null for a subaccount, which has none of its own, and for nobody. */
async function readDraft({ db, settings }: RequestContext, customerId: number): Promise<Draft | null> {
  const row = await db
    .selectFrom('customers')
    .leftJoin('subaccounts', 'subaccounts.customer_id', 'customers.id')
    .select(['email', 'first_name', 'last_name', 'company', 'invoice_data', 'billing_address'])
    .where('customers.id', '=', customerId)
    .where('subaccounts.customer_id', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const stored = storedInvoice(row.invoice_data);
  const known = stored?.kind === 'business' ? stored : emptyInvoice;
  const { billing } = savedAddresses({ billing: row.billing_address, shipping: null });
  const owner = { firstName: row.first_name, lastName: row.last_name, email: row.email };
  return {
    invoice: { ...known, kind: 'business', company: row.company || known.company },
    billing: billing ?? { ...emptyBillingAddress, ...owner, country: settings.home_country },
  };
}

/** The form of a customer's company, with what was typed and is wrong where it was refused. */
export async function readStaffCompany(
  ctx: RequestContext,
  customerId: number,
  refused: Refusal | null = null,
): Promise<StaffCompanyPage | null> {
  const draft = refused ?? (await readDraft(ctx, customerId));
  if (!draft) return null;
  return {
    customerId,
    invoice: draft.invoice,
    billing: draft.billing,
    countries: countryOptions(ctx.settings.interface_language),
    problems: refused?.problems ?? [],
    expired: refused?.expired ?? false,
    nonce: ctx.nonces.make(staffCompanyAction),
  };
}

export type StaffCompanyOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'again'; readonly page: StaffCompanyPage };

/** Saves the form; an address counts as a whole once its street is typed. */
export async function postStaffCompany(
  ctx: RequestContext,
  customerId: number,
  fields: PostedFields,
): Promise<StaffCompanyOutcome> {
  const before = await readDraft(ctx, customerId);
  const invoice = readInvoice({ ...fields, invoice_wanted: '1', invoice_kind: 'business' });
  if (!before || !invoice) return { kind: 'gone' };
  const typed = billingAddressFromWire(wireFromForm(fields, 'billing'), before.billing);
  const billing = { ...normaliseBillingAddress(typed), company: invoice.company };
  const again = async (problems: readonly FieldProblem[], expired = false): Promise<StaffCompanyOutcome> => {
    const page = await readStaffCompany(ctx, customerId, { invoice, billing, problems, expired });
    return page ? { kind: 'again', page } : { kind: 'gone' };
  };
  if (!ctx.nonces.check(staffCompanyAction, fields._wpnonce ?? '')) return again([], true);
  const words = messagesFor(ctx.settings.interface_language);
  const isTyped = billing.address1 !== '' || billing.city !== '' || billing.postcode !== '';
  const wrong = isTyped ? checkAddress(billing, { kind: 'billing' }) : [];
  const ofAddress = wrong.map((one) =>
    addressProblemSentence(words.addresses, 'billing', one, billing.country),
  );
  const ofInvoice = (found: Parameters<typeof invoiceProblemSentence>[1]) =>
    invoiceProblemSentence(words, found);
  if (ofAddress.length > 0) return again(ofAddress);
  const saved = await saveCompany(ctx, { accountId: customerId, invoice, billing, by: 'staff' });
  if (!saved.ok) return again(saved.problems.map(ofInvoice));
  return { kind: 'go', path: `/staff/customers/${customerId}/?done=company` };
}
