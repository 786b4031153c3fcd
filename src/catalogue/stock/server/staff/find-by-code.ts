import { sql } from 'kysely';
import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import type { Database } from '#foundation/database/client.ts';
import type { FoundCode } from '../../rules/scan-answer.ts';

type Row = { readonly asked: string; readonly id: number; readonly sku: string | null; readonly how: number };

/**
 * Finds articles by what is printed on them: their own code, their GTIN, else the code however it is spaced, the manufacturer's code or an OE number.
 * The surest way that finds one decides; a variable product is no article.
 */
export async function findByCode(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, FoundCode>> {
  const asked = [...new Set(codes)].filter((code) => code !== '');
  const normal = asked.map(normaliseCode);
  const { rows } = await sql<Row>`
    with asked as (select * from unnest(${asked}::text[], ${normal}::text[]) as asked (code, normal)),
    hits as (
      select a.code as asked, p.id, 1 as how from asked a join products p on p.sku = a.code
      union all
      select a.code, p.id, 2 from asked a join products p on p.gtin = a.code
      union all
      select a.code, p.id, case when c.kind = 'sku' then 3 else 5 end from asked a
        join product_codes c on c.code = a.normal join products p on p.id = c.product_id
      union all
      select a.code, p.id, case when normalise_code(coalesce(p.sku, '')) = a.normal then 4 else 6 end from asked a
        join product_codes c on c.code = a.normal join products p on p.parent_id = c.product_id)
    select distinct h.asked, p.id, p.sku, h.how from hits h join products p on p.id = h.id
    where p.type <> 'variable' order by h.how, p.id`.execute(db);
  return new Map(asked.map((code) => [code, judged(rows.filter((row) => row.asked === code))]));
}

function judged(rows: readonly Row[]): FoundCode {
  const [first] = rows;
  if (!first) return { kind: 'unknown' };
  const best = rows.filter(({ how }) => how === first.how);
  if (best.length === 1) return { kind: 'found', id: first.id };
  return { kind: 'ambiguous', skus: best.slice(0, 5).map(({ id, sku }) => sku ?? String(id)) };
}
