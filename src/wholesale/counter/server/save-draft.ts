import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import type { DraftFields } from '../rules/counter-draft.ts';
import type { OpenDraft } from './open-draft.ts';

/** Stores what was typed; the cart is priced for that destination, shipping and payment from now on. Called in a transaction. */
export async function saveDraft(
  { db }: Pick<RequestContext, 'db'>,
  { id, buyer }: OpenDraft,
  typed: DraftFields,
): Promise<void> {
  const session = buyer.session.current();
  if (!session) return;
  await db
    .updateTable('counter_drafts')
    .set({ fields: JSON.stringify(typed) })
    .where('id', '=', id)
    .execute();
  const destination = {
    country: (typed.billing_country || buyer.settings.home_country).toUpperCase().slice(0, 2),
    state: typed.billing_state?.toUpperCase() ?? '',
    postcode: typed.billing_postcode ?? '',
  };
  await sql`
    update carts set destination = ${JSON.stringify(destination)}::jsonb,
      shipping_method = ${typed[shippingMethodField] || null}::text, payment_method = ${typed.payment_method || null}::text
    where ${ownsCart(session)}`.execute(db);
}
