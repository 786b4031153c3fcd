import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { type PriceRow, parseDay, readHeading, readPriceRow } from '../../rules/price-row.ts';
import type { ChangedPrice, PriceAction, StaffPriceProblem } from '../../rules/staff-prices.ts';

export type SavedAction =
  | { readonly ok: true; readonly done: PriceAction; readonly price?: ChangedPrice }
  | { readonly ok: false; readonly error: StaffPriceProblem };

type List = { readonly id: number; readonly name: string };
type Limits = { min_quantity: number | null; max_quantity: number | null; quantity_step: number | null };

const names = ['sku', 'price', 'tiers', 'from', 'to'];
export const startOf = (day: string | null) =>
  sql<Date | null>`${day}::date::timestamp at time zone 'Europe/Rome'`;
const endOf = (day: string | null) =>
  sql<Date | null>`(${day}::date + 1)::timestamp at time zone 'Europe/Rome'`;

/** Saves what a list says of a product from a day on, and its limits; what it said from that day on before is replaced. */
export async function saveEntry(ctx: RequestContext, list: List, form: FormData): Promise<SavedAction> {
  const cells = names.map((name) => textOf(form, name));
  const limits = limitsIn(form);
  if ('code' in limits) return { ok: false, error: limits };
  const read = readPriceRow(cells, readHeading(names) ?? new Map());
  if (!read.ok) return { ok: false, error: read.problem };
  const product = await productOf(ctx, read.row.sku);
  if (!product) return { ok: false, error: { code: 'unknown-code', text: read.row.sku } };
  const before = await factsOf(ctx, list.id, product.id, read.row.from);
  await deleteEntries(ctx, list.id, product.id, read.row.from);
  await insertEntries(ctx, list.id, product.id, read.row);
  await saveLimits(ctx, list.id, product.id, limits);
  await recordAudit(ctx, {
    what: before ? 'changed' : 'created',
    subject: { kind: 'price-list', id: list.id, name: `${list.name}: ${read.row.sku}` },
    before,
    after: await factsOf(ctx, list.id, product.id, read.row.from),
  });
  return { ok: true, done: 'saved' };
}

/** Takes what a list says of a product from a day on out of it; its limits go with the last prices. */
export async function removeEntry(ctx: RequestContext, list: List, form: FormData): Promise<SavedAction> {
  const productId = parseQuantity(textOf(form, 'product')) ?? 0;
  const from = parseDay(textOf(form, 'from')) ?? null;
  const before = await factsOf(ctx, list.id, productId, from);
  if (!before) return { ok: false, error: { code: 'unknown-code' } };
  await deleteEntries(ctx, list.id, productId, from);
  await sql`delete from price_list_limits x where x.price_list_id = ${list.id} and x.product_id = ${productId}
    and not exists (select from price_list_entries e where e.price_list_id = ${list.id} and e.product_id = ${productId})`.execute(
    ctx.db,
  );
  const { sku } = before;
  await recordAudit(ctx, {
    what: 'deleted',
    subject: { kind: 'price-list', id: list.id, name: `${list.name}: ${sku ?? ''}` },
    before,
  });
  return { ok: true, done: 'removed' };
}

function limitsIn(form: FormData): Limits | StaffPriceProblem {
  const found: (number | null)[] = [];
  for (const name of ['minimum', 'maximum', 'step']) {
    const text = textOf(form, name);
    const value = text === '' ? null : parseQuantity(text);
    if (text !== '' && (value === null || value < 1)) return { code: 'not-a-limit', text };
    found.push(value);
  }
  const [min_quantity = null, max_quantity = null, quantity_step = null] = found;
  const contradict = min_quantity !== null && max_quantity !== null && max_quantity < min_quantity;
  return contradict ? { code: 'limits-contradict' } : { min_quantity, max_quantity, quantity_step };
}

async function productOf({ db }: RequestContext, sku: string) {
  return db.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirst();
}

async function deleteEntries(
  { db }: RequestContext,
  listId: number,
  productId: number,
  from: string | null,
): Promise<void> {
  await sql`delete from price_list_entries where price_list_id = ${listId} and product_id = ${productId}
    and valid_from is not distinct from ${startOf(from)}`.execute(db);
}

async function insertEntries(
  { db }: RequestContext,
  listId: number,
  productId: number,
  row: PriceRow,
): Promise<void> {
  await db
    .insertInto('price_list_entries')
    .values(
      row.tiers.map(({ minQuantity, price }) => ({
        price_list_id: listId,
        product_id: productId,
        min_quantity: minQuantity,
        price_cents: price,
        valid_from: startOf(row.from),
        valid_to: endOf(row.to),
      })),
    )
    .execute();
}

async function saveLimits(
  { db }: RequestContext,
  listId: number,
  productId: number,
  limits: Limits,
): Promise<void> {
  await db
    .deleteFrom('price_list_limits')
    .where('price_list_id', '=', listId)
    .where('product_id', '=', productId)
    .execute();
  if (Object.values(limits).every((value) => value === null)) return;
  await db
    .insertInto('price_list_limits')
    .values({ price_list_id: listId, product_id: productId, ...limits })
    .execute();
}

type Facts = {
  sku: string | null;
  prices: string;
  until: string | null;
  minimum: number | null;
  maximum: number | null;
  step: number | null;
};

export async function factsOf(
  { db }: RequestContext,
  listId: number,
  productId: number,
  from: string | null,
): Promise<Facts | null> {
  const { rows } = await sql<Facts>`
    select p.sku, e.prices, e.valid_to::text as until, x.min_quantity as minimum, x.max_quantity as maximum, x.quantity_step as step
    from price_list_prices e join products p on p.id = e.product_id
    left join price_list_limits x on x.product_id = e.product_id and x.price_list_id = e.price_list_id
    where e.price_list_id = ${listId} and e.product_id = ${productId} and e.valid_from is not distinct from ${startOf(from)}`.execute(
    db,
  );
  return rows[0] ?? null;
}
