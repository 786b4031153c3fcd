import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The VAT classes that a line without an article may have, the ordinary one first. */
export async function readTaxClasses({ db }: Pick<RequestContext, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select distinct tax_class as name from tax_rates order by 1`.execute(db);
  return [...new Set(['standard', ...rows.map(({ name }) => name)])];
}
