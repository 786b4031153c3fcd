import { sql } from 'kysely';
import { recordVersions } from '#catalogue/product-editing/server/record-version.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { VariationsAnswer } from '../rules/variations-answer.ts';
import type { ParentProduct } from './lock-parent.ts';

type Price = {
  readonly regular_price_cents: number | null;
  readonly sale_price_cents: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
};
const noPrice: Price = { regular_price_cents: null, sale_price_cents: null, sale_from: null, sale_to: null };

/**
 * Makes a simple product a variable one, whose prices its variations have; answers with the price that it had. Its own pieces would
 * belong to no variation: with some of them on hand or promised it stays as it is.
 */
export async function becomeVariable(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  { id, type, onHand, reserved }: ParentProduct,
): Promise<
  { readonly ok: true; readonly price: Price } | { readonly ok: false; readonly answer: VariationsAnswer }
> {
  if (type === 'variable') return { ok: true, price: noPrice };
  if (onHand !== 0 || reserved !== 0) return { ok: false, answer: { kind: 'has-stock', onHand, reserved } };
  const { db } = ctx;
  const { rows } = await sql<Price>`
    select regular_price_cents, sale_price_cents, sale_from, sale_to from products where id = ${id}`.execute(
    db,
  );
  const price = rows[0] ?? noPrice;
  await sql`update products set type = 'variable', regular_price_cents = null, sale_price_cents = null, sale_from = null,
    sale_to = null, in_stock = false, revision = revision + 1 where id = ${id}`.execute(db);
  const was = {
    regularPriceCents: price.regular_price_cents,
    salePriceCents: price.sale_price_cents,
    saleFrom: price.sale_from?.toISOString() ?? null,
    saleTo: price.sale_to?.toISOString() ?? null,
  };
  const changes = Object.entries(was).filter(([, value]) => value !== null);
  await recordVersions(ctx, [
    { id, changes: Object.fromEntries(changes.map(([field, from]) => [field, { from, to: null }])) },
  ]);
  return { ok: true, price };
}
