import type { Toolbox } from '#services/toolbox.ts';
import { buysAsCompany } from '#shop/accounts/rules/is-business-customer.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';
import { invoiceOfCompany } from '../rules/invoice-of-company.ts';
import { readKeptAddresses } from './read-kept-addresses.ts';

/**
 * The form of a business customer with the data of the last invoice where it has no fields for them, as that of a client of somebody else's:
 * a company's order always has its VAT number (VAT-11).
 */
export async function withCompanyInvoice(
  toolbox: Pick<Toolbox, 'db' | 'visitor'>,
  form: CheckoutForm,
): Promise<CheckoutForm> {
  if (form.invoice || !buysAsCompany(toolbox.visitor)) return form;
  return { ...form, invoice: invoiceOfCompany(await readKeptAddresses(toolbox), form.billing.company) };
}
