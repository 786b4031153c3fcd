import { type InvoiceData, storedInvoice } from '#customers/invoices/rules/invoice-data.ts';
import {
  type Address,
  type BillingAddress,
  emptyAddress,
  emptyBillingAddress,
} from '#foundation/addresses/rules/address.ts';
import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';

/** Whoever orders for a company, as its addresses name them. */
export type Contact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** `''` where none is known */
  readonly phone: string;
};

/** What a customer gave with an earlier order; `shipping` only where the goods went elsewhere, `invoice` where one was asked for. */
export type SavedAddresses = {
  readonly billing: BillingAddress | null;
  readonly shipping: Address | null;
  readonly invoice?: InvoiceData | null;
};

function addressFrom<T extends Address>(stored: unknown, empty: T): T | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = new Map(Object.entries(stored));
  const textOf = (field: string) => {
    const value: unknown = known.get(field);
    return typeof value === 'string' ? value : '';
  };
  // One of a country that the shop no longer knows would put words into fields that cannot show them.
  if (!isCountry(textOf('country'))) return null;
  const fields = Object.keys(empty).map((field) => [field, textOf(field)] as const);
  return Object.assign({ ...empty }, Object.fromEntries(fields));
}

/** The addresses that were stored with a customer, as far as they can be used. */
export function savedAddresses(stored: {
  billing: unknown;
  shipping: unknown;
  invoice?: unknown;
}): SavedAddresses {
  return {
    billing: addressFrom(stored.billing, emptyBillingAddress),
    shipping: addressFrom(stored.shipping, emptyAddress),
    invoice: storedInvoice(stored.invoice),
  };
}

/**
 * The addresses that an order of a subaccount begins with: those of its company, with the employee as the person to ask for. Goods go where the
 * employee's own last order went, else where the company's go.
 */
export function addressesOfEmployee(
  { email, ...contact }: Contact,
  { own, company }: { readonly own: SavedAddresses; readonly company: SavedAddresses },
): SavedAddresses {
  const office = company.billing?.address1 ? company.billing : (own.billing ?? company.billing);
  const phone = contact.phone || own.billing?.phone || office?.phone || '';
  const named = { ...contact, phone };
  return {
    billing: office && { ...office, ...named, email },
    shipping: own.shipping ?? (company.shipping && { ...company.shipping, ...named }),
    invoice: company.invoice ?? own.invoice ?? null,
  };
}
