import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OfferDraft, OfferProblem, OfferProblems } from '../../rules/offer-form.ts';
import { type Buyer, findBuyer } from './find-buyer.ts';
import { findOfferItems, type OfferItem } from './find-offer-items.ts';
import { lockConversation } from './lock-conversation.ts';
import { readDraft } from './read-staff-offer.ts';

export type SavedOffer =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly problems: OfferProblems }
  | { readonly ok: false; readonly problems: 'no-such-draft' };

/** Writes a new offer, or another text of one that was not sent yet; all of it or nothing. */
export function saveOffer(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  input: { /** null for a new one */ readonly id: number | null; readonly draft: OfferDraft },
): Promise<SavedOffer> {
  const { id, draft } = input;
  return inTransaction(ctx.db, async (db): Promise<SavedOffer> => {
    if (id !== null && !(await lockDraft(db, id))) return { ok: false, problems: 'no-such-draft' };
    const before = id === null ? null : await readDraft(db, id);
    const problems: Record<string, OfferProblem> = {};
    const buyer = await findBuyer(db, draft.email);
    if (!buyer) problems.email = 'unknown-customer';
    else if (!buyer.isBusiness) problems.email = 'not-business';
    const vendorId = await findVendor(db, draft.vendor);
    if (vendorId === 'unknown') problems.vendor = 'unknown-vendor';
    const linked = id === null && buyer ? await problemOfConversation(db, draft, buyer) : null;
    if (linked) problems.email = linked;
    const items = await findOfferItems(db, draft.lines);
    for (const [index, item] of items.entries()) if (!item) problems[`line-${index}-item`] = 'unknown-item';
    if (Object.keys(problems).length > 0 || !buyer || vendorId === 'unknown') return { ok: false, problems };
    const saved = await write(db, { id, draft, customerId: buyer.id, vendorId, now: ctx.clock.now() });
    await writeLines(db, saved, draft, items);
    const after = await readDraft(db, saved);
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'offer', id: saved, name: `n. ${saved} · ${draft.email}` },
        before: before?.draft ?? null,
        after: after?.draft ?? null,
      },
    );
    return { ok: true, id: saved };
  });
}

const lockDraft = (db: Database, id: number) =>
  db
    .selectFrom('offers')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .forUpdate()
    .executeTakeFirst();

/** A new offer may answer a conversation: one of its customer, in which no other is being written. The conversation is held. */
async function problemOfConversation(
  db: Database,
  { conversation }: OfferDraft,
  buyer: Buyer,
): Promise<OfferProblem | null> {
  if (conversation === null) return null;
  const held = await lockConversation(db, conversation);
  if (held?.customerId !== buyer.id) return 'other-customer';
  const drafted = await db
    .selectFrom('offers')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return drafted ? 'drafted-before' : null;
}

async function findVendor(db: Database, typed: string): Promise<number | null | 'unknown'> {
  if (typed === '') return null;
  const id = Number(/^[1-9]\d{0,8}$/.exec(typed)?.[0] ?? 0);
  const row = await db.selectFrom('vendors').select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? 'unknown';
}

async function write(
  db: Database,
  input: {
    readonly id: number | null;
    readonly draft: OfferDraft;
    readonly customerId: number;
    readonly vendorId: number | null;
    readonly now: Date;
  },
): Promise<number> {
  const { id, draft, now } = input;
  // Through the last day, by the clocks of Rome.
  const until =
    draft.validUntil === ''
      ? null
      : sql<Date>`(${draft.validUntil}::date + 1)::timestamp at time zone 'Europe/Rome'`;
  const row = {
    customer_id: input.customerId,
    vendor_id: input.vendorId,
    prices_with_tax: draft.mode === 'gross',
    custom_text: draft.customText,
    vendor_text: draft.vendorText,
    valid_until: until,
    updated_at: now,
  };
  const saved =
    id === null
      ? await db
          .insertInto('offers')
          .values({ ...row, conversation_id: draft.conversation, created_at: now })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await db
          .updateTable('offers')
          .set(row)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow();
  return saved.id;
}

async function writeLines(
  db: Database,
  offerId: number,
  draft: OfferDraft,
  items: readonly (OfferItem | 'free' | null)[],
): Promise<void> {
  await db.deleteFrom('offer_lines').where('offer_id', '=', offerId).execute();
  if (items.includes('free')) await freeGoods(db);
  const rows = draft.lines.map((line, index) => {
    const item = items[index];
    const known = item === 'free' || !item ? null : item;
    return {
      offer_id: offerId,
      position: index + 1,
      item_id: known?.id ?? null,
      is_free: known === null,
      name: line.name || (known?.name ?? ''),
      sku: known?.sku ?? null,
      quantity: line.quantity,
      unit_cents: line.unit,
    };
  });
  await db.insertInto('offer_lines').values(rows).execute();
}

/**
 * Creates the product that free items of offers refer to, if it does not exist yet: private, in no listing or search, without a limit of
 * stock. Called with the first offer that needs it.
 */
export async function freeGoods(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('goods of offers'))`.execute(db);
  await sql`
    with made as (
      insert into products (type, status, catalog_visibility, slug, name, backorders)
      select 'simple', 'private', 'hidden', 'articolo-di-un-offerta', 'Articolo di un’offerta', 'yes'
      where not exists (select from offer_goods) returning id),
    stocked as (insert into stock (product_id) select id from made)
    insert into offer_goods (product_id) select id from made`.execute(db);
}
