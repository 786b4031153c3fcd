import { sql } from 'kysely';
import { variationChoices } from '#catalogue/stock/server/variation-choices.ts';
import type { Database } from '#foundation/database/client.ts';

/** What a line of an offer can be bought as: a simple product, or one variation; `name` with what makes the variation. */
export type OfferItem = { readonly id: number; readonly name: string; readonly sku: string | null };

/**
 * What typed codes, or numbers like `#12`, mean; 'free' for a line that names none, null for a code of nothing that can be bought as it
 * is. If more than one has the code: the first.
 */
export async function findOfferItems(
  db: Database,
  lines: readonly { readonly item: string }[],
): Promise<readonly (OfferItem | 'free' | null)[]> {
  const typed = lines.map(({ item }) => item);
  const { rows } = await sql<{ item: OfferItem | null }>`
    select (
      select json_build_object('id', p.id, 'sku', coalesce(p.sku, parent.sku), 'name', coalesce(parent.name, p.name) || coalesce(', ' || nullif(${variationChoices(sql`p.id`)}, ''), ''))
      from products p left join products parent on parent.id = p.parent_id
      where p.type <> 'variable' and p.status = 'published' and coalesce(parent.status, 'published') = 'published'
        and (lower(p.sku) = lower(x.word) or p.id = case when x.word ~ '^#[0-9]{1,9}$' then substr(x.word, 2)::int end)
      order by p.id limit 1) as item
    from unnest(${typed}::text[]) with ordinality as x(word, at) order by x.at`.execute(db);
  return rows.map(({ item }, index) => (typed[index] === '' ? 'free' : item));
}
