import { z } from 'zod';
import { invoiceFields } from '#customers/invoices/rules/invoice-data.ts';
import { isRegistrationInput } from '#customers/registration/rules/registration-answers.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { cartMethodIds } from '#selling/payments/rules/payment-methods.ts';
import { pairs } from '../../lenient/lists.ts';
import { anyObject } from '../../lenient/objects.ts';
import { choiceOrNone, exactText, flag, longText } from '../../lenient/scalars.ts';
import { addressArgument } from './address-argument.ts';
import { attributionArgument } from './attribution-argument.ts';

// As much as the form of the page takes.
const longestNote = 2000;

/** What may be sent before an order is placed (wire 1.4, PUT). */
export const draftBody = z
  .object({
    additional_fields: anyObject.meta({
      description:
        'What an invoice needs: `{platform}/invoice_wanted` and the fields after it; and what is asked of a registration: `{platform}/registration_role` and `{platform}/registration_field_…`.',
    }),
    payment_method: choiceOrNone(cartMethodIds).meta({ description: 'How it will be paid.' }),
    order_notes: longText(longestNote).meta({ description: 'For the shop.' }),
    __experimental_calc_totals: flag.meta({ description: 'Tells what is wrong with the cart, too.' }),
  })
  .partial();

/** What pays an order (wire 1.5). */
export const paymentBody = (wire: { readonly platform: string }) =>
  z.object({
    billing_address: addressArgument('billing'),
    shipping_address: addressArgument('shipping').optional(),
    customer_note: longText(longestNote).meta({ description: 'For the shop.' }).optional(),
    payment_method: choiceOrNone(cartMethodIds).meta({ description: 'How it is paid.' }).optional(),
    payment_data: pairs('key')
      .meta({
        description:
          'What the payment method asks for. `wc-{method}-payment-token` (or `token` with `isSavedToken`) is the id of a stored method of the customer who is logged in, which is charged; `wc-{method}-new-payment-method` stores the one that pays.',
      })
      .optional(),
    additional_fields: draftBody.shape.additional_fields,
    extensions: attributionArgument(wire).optional(),
  });

/** What places an order (wire 1.4, POST). */
export const orderBody = (wire: { readonly platform: string }) => {
  const { additional_fields, extensions, ...shape } = paymentBody(wire).shape;
  return z.object({
    ...shape,
    create_account: flag
      .meta({
        description: 'A guest gets an account with the order, where the shop makes any at its checkout.',
      })
      .optional(),
    customer_password: exactText(longestNote).meta({ description: 'Of the new account.' }).optional(),
    additional_fields,
    extensions,
  });
};
export type OrderBody = z.output<ReturnType<typeof orderBody>>;

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
