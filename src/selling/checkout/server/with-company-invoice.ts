import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { type CheckoutForm, invoiceFor } from '../rules/checkout-form.ts';
import { invoiceOfCompany } from '../rules/invoice-of-company.ts';
import { readSavedAddresses } from './read-saved-addresses.ts';

/**
 * The form of a business customer with the data of the last invoice where it has no fields for them, as that of a client of somebody else's:
 * a company's order always has its VAT number, that of its cart where it was validated there (VAT-11).
 */
export async function withCompanyInvoice(ctx: RequestContext, form: CheckoutForm): Promise<CheckoutForm> {
  if (form.invoice || !buysAsCompany(ctx.visitor)) return form;
  const { country, company } = form.billing;
  const last = invoiceOfCompany(await readSavedAddresses(ctx), company);
  const { head } = await readPricedCart(ctx);
  const validated = head?.vat?.country === country ? head.vat.number : null;
  return { ...form, invoice: invoiceFor({ ...last, vatNumber: validated ?? last.vatNumber }, country) };
}
