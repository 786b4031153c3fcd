import { type InvoiceData, storedInvoice } from '#customers/invoices/rules/invoice-data.ts';
import {
  type Address,
  type BillingAddress,
  emptyAddress,
  emptyBillingAddress,
} from '#foundation/addresses/rules/address.ts';
import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';

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
