import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { parseListPrice } from '../../rules/parse-tiers.ts';
import { parseDay } from '../../rules/price-row.ts';
import { factsOf, type SavedAction, startOf } from './save-entry.ts';

/**
 * Changes the price of one piece that a list has for a product from a day on, and nothing else of it. `seen` is the price that was shown, in
 * cents: a different one meanwhile is reported, not overwritten.
 */
export async function saveEntryPrice(
  ctx: RequestContext,
  list: { readonly id: number; readonly name: string },
  form: FormData,
): Promise<SavedAction> {
  const typed = textOf(form, 'price');
  const price = parseListPrice(typed);
  if (price === null) return { ok: false, error: { code: 'not-a-price', text: typed.slice(0, 60) } };
  const productId = parseQuantity(textOf(form, 'product')) ?? 0;
  const from = parseDay(textOf(form, 'from')) ?? null;
  const { rows } = await sql<{ price: number }>`
    select price_cents as price from price_list_entries
    where price_list_id = ${list.id} and product_id = ${productId} and min_quantity = 1
      and valid_from is not distinct from ${startOf(from)} for update`.execute(ctx.db);
  const before = await factsOf(ctx, list.id, productId, from);
  const stored = rows[0];
  if (!stored || !before) return { ok: false, error: { code: 'price-gone' } };
  const now = toCents(stored.price);
  if (textOf(form, 'seen') !== String(now)) return { ok: false, error: { code: 'price-changed', now } };
  await sql`update price_list_entries set price_cents = ${price}
    where price_list_id = ${list.id} and product_id = ${productId} and min_quantity = 1
      and valid_from is not distinct from ${startOf(from)}`.execute(ctx.db);
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'price-list', id: list.id, name: `${list.name}: ${before.sku ?? ''}` },
    before,
    after: await factsOf(ctx, list.id, productId, from),
  });
  return { ok: true, done: 'saved', price: { before: now, after: price } };
}
