import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { checkLine, type LineRefusal } from '../rules/check-line.ts';
import { ownsCart } from './owns-cart.ts';
import { readCartRows } from './read-cart-rows.ts';
import { removeCartLine } from './remove-cart-line.ts';

export type UpdateRefusal =
  | { readonly code: 'unknown-line' }
  | ((LineRefusal | { readonly code: 'not-purchasable' }) & { readonly name: string });

export type UpdateResult = { readonly ok: true } | { readonly ok: false; readonly error: UpdateRefusal };

/** Sets the quantity of a line; 0 removes it (CPG-01). A quantity beyond limits or stock is refused, never corrected (QTY-02). */
export async function updateCartLine(
  ctx: RequestContext,
  input: { readonly key: string; readonly quantity: number },
): Promise<UpdateResult> {
  if (input.quantity === 0) {
    const removed = await removeCartLine(ctx, input);
    return removed.ok ? { ok: true } : removed;
  }
  const unknown: UpdateResult = { ok: false, error: { code: 'unknown-line' } };
  const session = ctx.session.current();
  const rows = (await readCartRows(ctx))?.rows ?? [];
  const row = rows.find((line) => line.key === input.key);
  if (!session || !row) return unknown;
  if (!row.published || !row.priceAt(1)) {
    return { ok: false, error: { code: 'not-purchasable', name: row.name } };
  }
  const elsewhere = rows
    .filter((line) => line.itemId === row.itemId && line.key !== row.key)
    .reduce((sum, line) => sum + line.quantity, 0);
  const available = row.rule.available === null ? null : row.rule.available - elsewhere;
  const refusal = checkLine(input.quantity, { ...row.rule, available });
  if (refusal) return { ok: false, error: { ...refusal, name: row.name } };
  const written = await sql`
    with held as (select id from carts where ${ownsCart(session)} for update),
    line as (
      update cart_lines set quantity = ${input.quantity}, seen_unit_cents = null
      from held where cart_lines.cart_id = held.id and cart_lines.key = ${input.key}
      returning cart_lines.cart_id)
    update carts set version = version + 1, updated_at = ${ctx.clock.now()}
    where id = (select cart_id from line) returning id`.execute(ctx.db);
  return written.rows.length > 0 ? { ok: true } : unknown;
}
