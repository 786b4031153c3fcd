import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ExclusionReason } from '../rules/exclusion-reasons.ts';

/** The articles that nobody may withdraw from, by id; cached until the shop changes. */
export function readExclusions({
  db,
  memory,
}: Pick<RequestContext, 'db' | 'memory'>): Promise<ReadonlyMap<number, ExclusionReason>> {
  return memory.remember('withdrawal-exclusions', async () => {
    const rows = await db.selectFrom('withdrawal_exclusions').select(['product_id', 'reason']).execute();
    return new Map(rows.map(({ product_id, reason }) => [product_id, reason] as const));
  });
}

/** An excluded article as staff see it. */
export type ExcludedArticle = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly reason: ExclusionReason;
  readonly since: string;
};

/** The excluded articles, the newest first. */
export async function listExclusions({
  db,
}: Pick<RequestContext, 'db'>): Promise<readonly ExcludedArticle[]> {
  const { rows } = await sql<Omit<ExcludedArticle, 'since'> & { readonly since: Date }>`
    select e.product_id as id, coalesce(p.sku, '') as sku, coalesce(parent.name, p.name) as name, e.reason, e.since
    from withdrawal_exclusions e join products p on p.id = e.product_id left join products parent on parent.id = p.parent_id
    order by e.since desc, e.product_id desc`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
