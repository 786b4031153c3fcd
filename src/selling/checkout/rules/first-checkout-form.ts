import type { SavedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import { emptyInvoice, type InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import { emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';
import type { CheckoutForm } from './checkout-form.ts';

/**
 * The form before anything was typed: the addresses of the customer's last order, else those of the account and the cart's
 * destination. Goods go to the billing address unless the last order had a shipping address.
 */
export function firstCheckoutForm(
  person: Person | null,
  destination: Destination,
  saved: SavedAddresses = { billing: null, shipping: null },
): CheckoutForm {
  const { country, state, postcode, city = '' } = destination;
  const { firstName = '', lastName = '', company = '', email = '' } = person ?? {};
  const known = {
    ...emptyBillingAddress,
    country,
    state,
    postcode,
    city,
    firstName,
    lastName,
    company,
    email,
  };
  const billing = saved.billing ? { ...saved.billing, email: saved.billing.email || email } : known;
  const { email: _, ...there } = billing;
  return {
    billing,
    shipToDifferent: false,
    shipping: saved.shipping ?? there,
    note: '',
    paymentMethod: '',
    termsAccepted: false,
    cartSeen: null,
    invoice: person?.kind === 'business' ? invoiceOfCompany(saved, billing.company) : (saved.invoice ?? null),
  };
}

/** The initial invoice data of a company's order: those of its last order, else only the company of its billing address (VAT-11). */
export function invoiceOfCompany({ invoice }: SavedAddresses, company: string): InvoiceData {
  const known = invoice ?? emptyInvoice;
  return { ...known, kind: 'business', company: known.company || company };
}
