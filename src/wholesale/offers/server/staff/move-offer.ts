import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type OfferAction, type OfferState, offerActionsIn, offerStateAt } from '../../rules/offer-state.ts';
import { queueOfferEmail } from '../offer-email.ts';
import { storedStateOf } from '../offer-rows.ts';
import { lockConversation } from './lock-conversation.ts';
import { validUntil } from './make-offer-of-quote.ts';
import { type SendRefusal, sendOffer } from './send-offer.ts';

export type MovedOffer =
  | { readonly ok: true /** of the new draft, or the offer itself */; readonly id: number }
  | { readonly ok: false; readonly code: 'no-such-offer' | 'not-now' | SendRefusal };

/** An offer that is held until the transaction ends. */
export type HeldOffer = {
  readonly id: number;
  readonly state: OfferState;
  readonly status: string;
  readonly validUntil: Date | null;
  readonly customerId: number;
  readonly email: string;
  readonly conversationId: number | null;
  readonly replacesId: number | null;
  readonly customText: string;
};

/** Sends an offer to its customer by email, takes it back, begins another one in its stead, or an unrelated one with what it says. */
export function moveOffer(
  ctx: RequestContext,
  { id, action }: { readonly id: number; readonly action: OfferAction },
): Promise<MovedOffer> {
  return inTransaction(ctx.db, async (db): Promise<MovedOffer> => {
    const inside = { ...ctx, db };
    const offer = await holdOffer(inside, id);
    if (!offer) return { ok: false, code: 'no-such-offer' };
    if (!offerActionsIn(offer.state).includes(action)) return { ok: false, code: 'not-now' };
    switch (action) {
      case 'send': {
        const refusal = await sendOffer(inside, offer);
        return refusal ? { ok: false, code: refusal } : { ok: true, id };
      }
      case 'withdraw':
        return { ok: true, id: await withdraw(inside, offer) };
      case 'copy':
        return { ok: true, id: await begin(inside, offer, 'copy') };
      default:
        return { ok: true, id: (await openDraft(db, offer)) ?? (await begin(inside, offer, action)) };
    }
  });
}

/** The conversation of an offer is held before the offer itself, as everywhere. */
async function holdOffer({ db, clock }: RequestContext, id: number): Promise<HeldOffer | null> {
  const linked = await db
    .selectFrom('offers')
    .select('conversation_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (linked?.conversation_id != null) await lockConversation(db, linked.conversation_id);
  const row = await db
    .selectFrom('offers as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select([
      'o.id',
      'o.status',
      'o.valid_until',
      'o.counter_id',
      'o.accepted_at',
      'o.customer_id',
      'c.email',
    ])
    .select(['o.conversation_id', 'o.replaces_id', 'o.custom_text'])
    .where('o.id', '=', id)
    .forUpdate('o')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    state: offerStateAt(storedStateOf(row), clock.now().getTime()),
    status: row.status,
    validUntil: row.valid_until,
    customerId: row.customer_id,
    email: row.email,
    conversationId: row.conversation_id,
    replacesId: row.replaces_id,
    customText: row.custom_text,
  };
}

/** The audit's name of an offer. */
export const offerSubject = (id: number, email: string) =>
  ({ kind: 'offer', id, name: `n. ${id} · ${email}` }) as const;

/** Takes an offer back; a customer who has it gets to know. */
async function withdraw(ctx: RequestContext, offer: HeldOffer): Promise<number> {
  const { id, email, status } = offer;
  const withdrawn = { status: 'withdrawn', updated_at: ctx.clock.now() } as const;
  await ctx.db.updateTable('offers').set(withdrawn).where('id', '=', id).execute();
  await recordAudit(ctx, {
    what: 'deactivated',
    subject: offerSubject(id, email),
    before: { status },
    after: { status: 'withdrawn' },
  });
  if (status === 'sent') await queueOfferEmail(ctx, 'offer-withdrawn', offer);
  return id;
}

/** The draft that is written already instead of an offer, or for its conversation. */
async function openDraft(db: Database, { id, conversationId }: HeldOffer): Promise<number | null> {
  const row = await db
    .selectFrom('offers')
    .select('id')
    .where('status', '=', 'draft')
    .where((of) => of.or([of('replaces_id', '=', id), of('conversation_id', '=', conversationId ?? -1)]))
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * A new draft with the customer, lines and texts of an offer: a copy on its own, or one that is to be sent in its stead, at the prices and
 * in the quantities that the customer asked for where staff agree to them.
 */
async function begin(
  ctx: RequestContext,
  { id, email, conversationId }: HeldOffer,
  action: 'copy' | 'revise' | 'revise-as-asked',
): Promise<number> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const isCopy = action === 'copy';
  const agreed = action === 'revise-as-asked';
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into offers (customer_id, vendor_id, prices_with_tax, custom_text, vendor_text, created_at, updated_at,
        conversation_id, replaces_id, valid_until)
      select customer_id, vendor_id, prices_with_tax, custom_text, vendor_text, ${now}, ${now},
        ${isCopy ? null : conversationId}::int, ${isCopy ? null : id}::int, ${validUntil(now, ctx.settings.offer_valid_days)}::timestamptz
      from offers where id = ${id}
      returning id),
    lines as (
      insert into offer_lines (offer_id, position, item_id, is_free, name, sku, quantity, unit_cents)
      select made.id, row_number() over (order by l.position), l.item_id, l.is_free, l.name, l.sku,
        coalesce(w.quantity, l.quantity), coalesce(w.unit_cents, l.unit_cents)
      from made, offer_lines l join offers o on o.id = l.offer_id
      left join message_lines w on ${agreed} and w.message_id = o.counter_id and w.position = l.position
      where l.offer_id = ${id} and coalesce(w.quantity, l.quantity) > 0)
    select id from made`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('there was no offer to begin with');
  await recordAudit(ctx, {
    what: 'created',
    subject: offerSubject(made.id, email),
    before: null,
    after: { status: 'draft', ...(isCopy ? { copyOf: id } : { insteadOf: id }) },
  });
  return made.id;
}
