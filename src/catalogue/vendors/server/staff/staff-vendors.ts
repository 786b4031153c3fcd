import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { VendorDraft } from '../../rules/vendor-form.ts';

export type StaffVendor = VendorDraft & { readonly id: number; readonly products: number };

/** A product that a vendor sells, or one of those that it is offered under. */
export type VendorProduct = { readonly id: number; readonly name: string; readonly sku: string | null };

export type VendorProducts = {
  readonly rows: readonly VendorProduct[];
  readonly page: number;
  readonly pages: number;
};

export const PRODUCTS_ON_A_PAGE = 50;

/** All vendors by name, with how many products each sells. */
export async function listStaffVendors({ db }: Pick<RequestContext, 'db'>): Promise<readonly StaffVendor[]> {
  const { rows } = await sql<StaffVendor>`
    select v.id, v.name, v.email, (select count(*)::int from products p where p.vendor_id = v.id) as products
    from vendors v order by lower(v.name), v.id`.execute(db);
  return rows;
}

/** A vendor; null where there is none. */
export async function readStaffVendor(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<StaffVendor | null> {
  const { rows } = await sql<StaffVendor>`
    select v.id, v.name, v.email, (select count(*)::int from products p where p.vendor_id = v.id) as products
    from vendors v where v.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The products of a vendor by name, page by page. */
export async function listVendorProducts(
  { db }: Pick<RequestContext, 'db'>,
  { id, products }: StaffVendor,
  page: number,
): Promise<VendorProducts> {
  const pages = Math.max(1, Math.ceil(products / PRODUCTS_ON_A_PAGE));
  const { rows } = await sql<VendorProduct>`
    select id, name, sku from products where vendor_id = ${id}
    order by lower(name), id limit ${PRODUCTS_ON_A_PAGE} offset ${(page - 1) * PRODUCTS_ON_A_PAGE}`.execute(
    db,
  );
  return { rows, page, pages };
}
