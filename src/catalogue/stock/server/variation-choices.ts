import { type RawBuilder, sql } from 'kysely';

/** What is chosen of the variation with an id, as a shopper reads it: `1 l, Rosso`; '' for other articles. */
export const variationChoices = (id: RawBuilder<unknown>) => sql<string>`
  coalesce((select string_agg(t.name, ', ' order by ta.position, ta.id) from variation_terms vt
    join attributes ta on ta.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
    where vt.variation_id = ${id}), '')`;
