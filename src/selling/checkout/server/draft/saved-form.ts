import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { savableFields } from '../../rules/savable-fields.ts';

/** Keeps with the visitor's cart what was typed into the checkout, until the cart becomes an order (PAY-23); false where there is no cart. */
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

/** What was kept; null where nothing was. */
export async function readSavedForm(
  ctx: Pick<RequestContext, 'db' | 'session'>,
): Promise<PostedFields | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const row = await ctx.db
    .selectFrom('carts')
    .select('checkout_form')
    .where(ownsCart(session))
    .executeTakeFirst();
  const stored = row?.checkout_form;
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
