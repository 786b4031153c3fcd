import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The slugs of an attribute and one of its terms. */
export type TermName = { readonly attribute: string; readonly term: string };
export type MovedTerm = TermName & { readonly toAttribute: string; readonly toTerm: string };

/** Those of some terms that were merged into others, with what they are now. */
export async function readMovedTerms(
  { db }: Pick<RequestContext, 'db'>,
  asked: readonly TermName[],
): Promise<readonly MovedTerm[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<MovedTerm>`
    select m.attribute, m.term, a.slug as "toAttribute", t.slug as "toTerm"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w(attribute text, term text)
    join moved_filters m on m.attribute = w.attribute and m.term = w.term
    join attribute_terms t on t.id = m.term_id join attributes a on a.id = t.attribute_id
    where a.product_id is null`.execute(db);
  return rows;
}
