import { invoiceFields } from '#customers/invoices/rules/invoice-data.ts';
import { isRegistrationInput } from '#customers/registration/rules/registration-answers.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { cartMethodIds } from '#selling/payments/rules/payment-methods.ts';
import { addressField } from '../body/address-field.ts';
import { pairsField } from '../body/pairs-field.ts';
import { choiceField, exactTextField, flagField, longTextField, objectField } from '../body/plain-fields.ts';
import { extensionsField } from './attribution-field.ts';

// As much as the form of the page takes.
const longestNote = 2000;

/** What may be said before an order is placed (wire 1.4, PUT). */
export const draftFields = {
  additional_fields: objectField(
    'What an invoice needs: `{platform}/invoice_wanted` and the fields after it; and what is asked of a registration: `{platform}/registration_role` and `{platform}/registration_field_…`.',
  ),
  payment_method: choiceField('How it will be paid.', cartMethodIds),
  order_notes: longTextField('For the shop.', longestNote),
  __experimental_calc_totals: flagField('Tells what is wrong with the cart, too.'),
};

/** What places an order, or pays one (wire 1.4, POST). */
export const orderFields = {
  billing_address: addressField('billing'),
  shipping_address: addressField('shipping'),
  customer_note: longTextField('For the shop.', longestNote),
  payment_method: choiceField('How it is paid.', cartMethodIds),
  payment_data: pairsField('What the payment method asks for.', 'key'),
  create_account: flagField(
    'A guest gets an account with the order, where the shop makes any at its checkout.',
  ),
  customer_password: exactTextField('Of the new account.', longestNote),
  additional_fields: draftFields.additional_fields,
  extensions: extensionsField,
};

const invoiceNames = ['invoice_wanted', 'invoice_kind', ...invoiceFields.map(({ posted }) => posted)];

/** What additional fields say, as the checkout's form posts it; fields that are not ours are passed over. */
export function postedAdditional(
  platform: string,
  sent: Readonly<Record<string, unknown>> | undefined,
): PostedFields {
  const prefix = `${platform}/`;
  const posted = Object.entries(sent ?? {}).flatMap(([key, value]): [string, string][] => {
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
    const isOurs = invoiceNames.includes(name) || isRegistrationInput(name);
    return isOurs && isPlain ? [[name, value === false ? '' : String(value)]] : [];
  });
  return Object.fromEntries(posted);
}
