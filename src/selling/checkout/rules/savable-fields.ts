import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';

const longest = 2000;
const most = 100;
const saved =
  /^(?:billing_|shipping_|invoice_|registration_|order_comments$|ship_to_different_address$|payment_method$|createaccount$|card_(?:first|last)_name$)/;
const secret = /password|nonce|number_of_card|cvv|cvc|expiry|card_number/i;

/**
 * What of a posted checkout form may be kept while the buyer is with the payment provider (PAY-23): addresses, invoice, note. Passwords, nonces, the
 * accepted terms and whatever might be of a card are not.
 */
export function savableFields(form: PostedFields): Readonly<Record<string, string>> {
  const fields = Object.entries(form).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && entry[1] !== '' && saved.test(entry[0]) && !secret.test(entry[0]),
  );
  return Object.fromEntries(
    fields.slice(0, most).map(([name, text]) => [name.slice(0, 100), text.slice(0, longest)]),
  );
}
