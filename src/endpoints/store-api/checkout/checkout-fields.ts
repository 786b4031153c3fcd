import { invoiceFields } from '#shop/addresses/rules/fiscal/invoice-data.ts';
import type { PostedFields } from '#shop/addresses/rules/wire-address.ts';
import { paymentMethodIds } from '#shop/payments/rules/payment-methods.ts';
import { addressField } from '../body/address-field.ts';
import { pairsField } from '../body/pairs-field.ts';
import { choiceField, flagField, longTextField, objectField } from '../body/plain-fields.ts';
import { extensionsField } from './attribution-field.ts';

// As much as the form of the page takes.
const longestNote = 2000;

/** What may be said before an order is placed (wire 1.4, PUT). */
export const draftFields = {
  additional_fields: objectField(
    'What an invoice needs: `{platform}/invoice_wanted` and the fields after it.',
  ),
  payment_method: choiceField('How it will be paid.', paymentMethodIds),
  order_notes: longTextField('For the shop.', longestNote),
};

/** What places an order, or pays one (wire 1.4, POST). */
export const orderFields = {
  billing_address: addressField('billing'),
  shipping_address: addressField('shipping'),
  customer_note: longTextField('For the shop.', longestNote),
  payment_method: choiceField('How it is paid.', paymentMethodIds),
  payment_data: pairsField('What the payment method asks for.', 'key'),
  create_account: flagField('Taken and passed over: accounts are made on their own page.'),
  customer_password: longTextField('Taken and passed over.', longestNote),
  additional_fields: draftFields.additional_fields,
  extensions: extensionsField,
};

const invoiceNames = ['invoice_wanted', 'invoice_kind', ...invoiceFields.map(({ posted }) => posted)];

/** What additional fields say, as the checkout's form posts it; fields that are not ours are passed over. */
export function postedAdditional(
  platform: string,
  sent: Readonly<Record<string, unknown>> | undefined,
): PostedFields {
  const given = new Map(Object.entries(sent ?? {}));
  const posted = invoiceNames.flatMap((name): [string, string][] => {
    const value = given.get(`${platform}/${name}`);
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
    return isPlain ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(posted);
}
