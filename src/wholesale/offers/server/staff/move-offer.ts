import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type OfferAction, offerActionsIn, offerStateAt } from '../../rules/offer-state.ts';
import { queueOfferEmail } from '../offer-email.ts';

export type MovedOffer =
  | { readonly ok: true /** of the copy, or the offer itself */; readonly id: number }
  | { readonly ok: false; readonly code: 'no-such-offer' | 'not-now' | 'past-day' };

/** Sends an offer to its customer by email, takes it back, or begins another one with what it says. */
export function moveOffer(
  ctx: RequestContext,
  { id, action }: { readonly id: number; readonly action: OfferAction },
): Promise<MovedOffer> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (db): Promise<MovedOffer> => {
    const offer = await db
      .selectFrom('offers as o')
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .select(['o.status', 'o.valid_until', 'c.email'])
      .where('o.id', '=', id)
      .forUpdate('o')
      .executeTakeFirst();
    if (!offer) return { ok: false, code: 'no-such-offer' };
    const validUntil = offer.valid_until?.getTime() ?? null;
    const state = offerStateAt({ status: offer.status, validUntil }, now.getTime());
    if (!offerActionsIn(state).includes(action)) return { ok: false, code: 'not-now' };
    if (action === 'send' && validUntil !== null && validUntil <= now.getTime()) {
      return { ok: false, code: 'past-day' };
    }
    const name = `n. ${id} · ${offer.email}`;
    const audit = (what: 'sent' | 'deactivated' | 'created', subjectId: number, after: string) =>
      recordAudit(
        { ...ctx, db },
        {
          what,
          subject: { kind: 'offer', id: subjectId, name },
          before: { status: offer.status },
          after: { status: after },
        },
      );
    if (action === 'copy') {
      const copyId = await copy(db, id, now);
      await audit('created', copyId, 'draft');
      return { ok: true, id: copyId };
    }
    const status = action === 'send' ? 'sent' : 'withdrawn';
    await db
      .updateTable('offers')
      .set({ status, updated_at: now, ...(action === 'send' ? { sent_at: now } : {}) })
      .where('id', '=', id)
      .execute();
    if (action === 'send') await queueOfferEmail({ db }, { offerId: id, recipient: offer.email });
    await audit(action === 'send' ? 'sent' : 'deactivated', id, status);
    return { ok: true, id };
  });
}

/** A new draft with the customer, lines and texts of an offer; without its last day, which may be over. */
async function copy(db: Database, id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into offers (customer_id, vendor_id, prices_with_tax, custom_text, vendor_text, created_at, updated_at)
      select customer_id, vendor_id, prices_with_tax, custom_text, vendor_text, ${now}, ${now} from offers where id = ${id}
      returning id),
    lines as (
      insert into offer_lines (offer_id, position, item_id, is_free, name, sku, quantity, unit_cents)
      select made.id, l.position, l.item_id, l.is_free, l.name, l.sku, l.quantity, l.unit_cents
      from made, offer_lines l where l.offer_id = ${id})
    select id from made`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('there was no offer to copy');
  return made.id;
}
