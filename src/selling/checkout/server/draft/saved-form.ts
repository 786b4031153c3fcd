import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';

const longest = 2000;
const most = 100;
const saved =
  /^(?:billing_|shipping_|invoice_|registration_|order_comments$|ship_to_different_address$|payment_method$|createaccount$|card_(?:first|last)_name$)/;
const secret = /password|nonce|number_of_card|cvv|cvc|expiry|card_number/i;

/**
 * The part of a checkout form that may be stored while the buyer is at the payment provider (PAY-23): addresses, invoice, note; not passwords,
 * nonces, accepted terms and anything that could be card data.
 */
function savableFields(form: PostedFields): Readonly<Record<string, string>> {
  const fields = Object.entries(form).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && entry[1] !== '' && saved.test(entry[0]) && !secret.test(entry[0]),
  );
  return Object.fromEntries(
    fields.slice(0, most).map(([name, text]) => [name.slice(0, 100), text.slice(0, longest)]),
  );
}

/** Stores the typed checkout form with the visitor's cart until it becomes an order (PAY-23); false where there is no cart. */
export async function saveForm(
  ctx: Pick<RequestContext, 'db' | 'session'>,
  form: PostedFields,
): Promise<boolean> {
  const session = ctx.session.current();
  if (!session) return false;
  const done = await ctx.db
    .updateTable('carts')
    .set({ checkout_form: JSON.stringify(savableFields(form)) })
    .where(ownsCart(session))
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function readSavedForm(
  ctx: Pick<RequestContext, 'db' | 'session'>,
): Promise<PostedFields | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const row = await ctx.db
    .selectFrom('carts')
    .select('checkout_form')
    .where(ownsCart(session))
    .modifyFront(planOnce)
    .executeTakeFirst();
  const stored = row?.checkout_form;
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
