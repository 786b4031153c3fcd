import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type RateDraft, taxClasses } from '../../rules/rate-form.ts';

export type StaffRate = RateDraft & { readonly id: number };

/** Every VAT rate of the shop, by area and class. */
export async function listStaffRates({ db }: Pick<RequestContext, 'db'>): Promise<readonly StaffRate[]> {
  const rows = await db
    .selectFrom('tax_rates')
    .selectAll()
    .orderBy('country')
    .orderBy('state')
    .orderBy('postcode')
    .orderBy('tax_class')
    .orderBy('id')
    .execute();
  return rows.map(({ tax_class, rate_basis_points, ...row }) => ({
    id: row.id,
    name: row.name,
    taxClass: tax_class,
    country: row.country,
    state: row.state,
    postcode: row.postcode,
    rate: rate_basis_points,
    priority: row.priority,
    compound: row.compound,
  }));
}

/** One rate; null where there is none. */
export async function readStaffRate(ctx: Pick<RequestContext, 'db'>, id: number): Promise<StaffRate | null> {
  return (await listStaffRates(ctx)).find((rate) => rate.id === id) ?? null;
}

/** The tax classes that a rate may be for: those of every shop, of its products (stepped through by their index) and of its rates. */
export async function listTaxClasses({ db }: Pick<RequestContext, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive used(name) as (
      (select tax_class from products order by tax_class limit 1)
      union all
      select (select p.tax_class from products p where p.tax_class > used.name order by p.tax_class limit 1)
      from used where used.name is not null
    )
    select name from used where name is not null union select tax_class from tax_rates order by name`.execute(
    db,
  );
  return [...new Set([...taxClasses, ...rows.map(({ name }) => name)])];
}
