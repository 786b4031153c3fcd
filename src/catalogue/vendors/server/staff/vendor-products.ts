import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readStaffVendor } from './staff-vendors.ts';

export type VendorProductsResult =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-vendor' } }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'unknown-codes'; readonly codes: readonly string[] };
    };

/**
 * Gives a vendor the products of these codes, from whomever they were: the code of a variation means its product. With a code that the
 * shop does not know none is given.
 */
export function giveProducts(
  ctx: RequestContext,
  id: number,
  codes: readonly string[],
): Promise<VendorProductsResult> {
  return inTransaction(ctx.db, async (db): Promise<VendorProductsResult> => {
    await sql`select from vendors where id = ${id} for update`.execute(db);
    const before = await readStaffVendor({ db }, id);
    if (!before) return { ok: false, error: { code: 'no-such-vendor' } };
    const { rows } = await sql<{ code: string; product_id: number | null }>`
      select code, coalesce(p.parent_id, p.id) as product_id
      from unnest(${codes}::text[]) code left join products p on p.sku = code`.execute(db);
    const unknown = rows.filter((row) => row.product_id === null).map(({ code }) => code);
    if (unknown.length > 0) return { ok: false, error: { code: 'unknown-codes', codes: unknown } };
    const ids = [...new Set(rows.map((row) => row.product_id))];
    await sql`update products set vendor_id = ${id} where id = any (${ids}::int[]) and vendor_id is distinct from ${id}`.execute(
      db,
    );
    return note({ ...ctx, db }, before, { products_added: codes.join(', ') });
  });
}

/** Takes a product from a vendor: it becomes the shop's own. */
export function takeProduct(
  ctx: RequestContext,
  id: number,
  productId: number,
): Promise<VendorProductsResult> {
  return inTransaction(ctx.db, async (db): Promise<VendorProductsResult> => {
    const before = await readStaffVendor({ db }, id);
    if (!before) return { ok: false, error: { code: 'no-such-vendor' } };
    const { rows } = await sql<{ name: string; sku: string | null }>`
      update products set vendor_id = null where id = ${productId} and vendor_id = ${id} returning name, sku`.execute(
      db,
    );
    const [taken] = rows;
    if (!taken) return { ok: true, id };
    return note({ ...ctx, db }, before, { product_taken_away: taken.sku ?? taken.name });
  });
}

async function note(
  ctx: RequestContext,
  before: { readonly id: number; readonly name: string; readonly products: number },
  what: Readonly<Record<string, string>>,
): Promise<VendorProductsResult> {
  const after = await readStaffVendor(ctx, before.id);
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'vendor', id: before.id, name: before.name },
    before: { products: before.products },
    after: { products: after?.products ?? 0, ...what },
  });
  return { ok: true, id: before.id };
}
