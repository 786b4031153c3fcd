import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import type { GroupDraft, GroupProblems } from '../rules/group-draft.ts';

export type SavedGroup =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly problems: GroupProblems };

/** Saves a group, or creates one where `id` is null; its kind is fixed when it is created. Null where it does not exist. */
export async function saveGroup(
  ctx: RequestContext,
  id: number | null,
  draft: GroupDraft,
  paymentMethods: readonly string[],
): Promise<SavedGroup | null> {
  return ctx.db.transaction().execute(async (db) => {
    // Two groups of one name that are created at the same moment get different slugs here.
    await sql`lock table customer_groups in share row exclusive mode`.execute(db);
    const before = id === null ? null : await factsOf(db, id);
    if (id !== null && !before) return null;
    const problems = await problemsOf(db, id, draft);
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    const columns = {
      name: draft.name,
      price_list_id: draft.priceListId,
      show_prices_with_tax: draft.withTax,
      min_order_cents: draft.minOrder,
      refused_payment_methods: paymentMethods.filter((one) => !draft.payments.includes(one)),
      refused_shipping_methods: await refusedShipping(db, draft.shipping),
    };
    await notePriceReason({ ...ctx, db }, 'customer-group');
    const saved =
      id === null
        ? await db
            .insertInto('customer_groups')
            .values({ ...columns, kind: draft.kind, slug: await freeSlug(db, draft.name) })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('customer_groups')
            .set(columns)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow();
    await recordAudit(
      { ...ctx, db },
      {
        what: id === null ? 'created' : 'changed',
        subject: { kind: 'customer-group', id: saved.id, name: draft.name },
        before,
        after: await factsOf(db, saved.id),
      },
    );
    return { ok: true, id: saved.id };
  });
}

async function problemsOf(db: Database, id: number | null, draft: GroupDraft): Promise<GroupProblems> {
  const { rows } = await sql<{ taken: boolean; listed: boolean }>`
    select exists (select from customer_groups where lower(name) = lower(${draft.name}) and id is distinct from ${id}::int) as taken,
      exists (select from price_lists where id = ${draft.priceListId}) as listed`.execute(db);
  const [found] = rows;
  return {
    ...(found?.taken ? { name: 'name-taken' as const } : {}),
    ...(found?.listed ? {} : { price_list: 'list-unknown' as const }),
  };
}

/** The methods that there are and that were not ticked; what comes later is allowed. */
async function refusedShipping(db: Database, allowed: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('shipping_methods').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).filter((id) => !allowed.includes(id));
}

/** A group as the audit trail records it. */
export async function factsOf(db: Database, id: number) {
  const row = await db
    .selectFrom('customer_groups')
    .innerJoin('price_lists', 'price_lists.id', 'customer_groups.price_list_id')
    .select([
      'customer_groups.name',
      'kind',
      'price_lists.name as priceList',
      'show_prices_with_tax as withTax',
    ])
    .select(['min_order_cents as minOrder', 'refused_payment_methods as refusedPayments'])
    .select('refused_shipping_methods as refusedShipping')
    .where('customer_groups.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

async function freeSlug(db: Database, name: string): Promise<string> {
  const base =
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'gruppo';
  const rows = await db
    .selectFrom('customer_groups')
    .select('slug')
    .where('slug', 'like', `${base}%`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
