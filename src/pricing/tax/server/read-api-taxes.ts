import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** A rate of VAT as programs read it; orders name it by its basis points, which are its id. */
export type ApiTax = {
  readonly id: number;
  readonly country: string;
  readonly name: string;
  readonly priority: number;
  readonly compound: boolean;
  readonly taxClass: string;
};

/** Each rate once: that of the home country, else that of the first country which has it; the highest first. */
export async function readApiTaxes({
  db,
  settings,
}: Pick<RequestContext, 'db' | 'settings'>): Promise<readonly ApiTax[]> {
  const { rows } = await sql<ApiTax>`
    select distinct on (rate_basis_points) rate_basis_points as id, country, name, priority, compound, tax_class as "taxClass"
    from tax_rates where rate_basis_points > 0
    order by rate_basis_points desc, (country = ${settings.home_country}) desc, (tax_class = 'standard') desc, country, id`.execute(
    db,
  );
  return rows;
}

/** The classes of VAT by their names, the ordinary one first. */
export async function readTaxClasses({ db }: Pick<RequestContext, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ tax_class: string }>`
    select tax_class from tax_rates group by tax_class order by tax_class`.execute(db);
  return ['standard', ...rows.map((row) => row.tax_class).filter((name) => name !== 'standard')];
}
