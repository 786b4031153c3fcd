import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type {
  CountEntry,
  CountScope,
  CountState,
  StockCount,
  UncountedChoice,
} from '../../../rules/counts/count.ts';

type Row = {
  readonly id: number;
  readonly name: string;
  readonly scope: CountScope;
  readonly category_id: number | null;
  readonly brand_id: number | null;
  readonly scope_name: string;
  readonly is_blind: boolean;
  readonly location_id: number | null;
  readonly version: number;
  readonly state: CountState;
  readonly uncounted: UncountedChoice | null;
  readonly created_at: Date;
  readonly created_by: string;
  readonly closed_at: Date | null;
  readonly closed_by: string;
  readonly counted: number;
  readonly different: number;
};

const countColumns = sql`c.*, l.counted, l.different from page c cross join lateral (
  select count(*) filter (where not is_zeroed)::int as counted, count(*) filter (where counted <> expected)::int as different
  from stock_count_lines where count_id = c.id) l order by c.state <> 'open', c.id desc`;

export const countsPerPage = 50;

/** A page of counts, open ones first and then the newest; null for a page behind the last one. */
export async function listCounts(
  { db }: Pick<RequestContext, 'db'>,
  page: number,
): Promise<{ readonly counts: readonly CountEntry[]; readonly page: number; readonly pages: number } | null> {
  const { rows: all } = await sql<{ count: number }>`select count(*)::int as count from stock_counts`.execute(
    db,
  );
  const pages = Math.max(1, Math.ceil((all[0]?.count ?? 0) / countsPerPage));
  if (page > pages) return null;
  const { rows } = await sql<Row>`
    with page as (select * from stock_counts order by state <> 'open', id desc
      limit ${countsPerPage} offset ${(page - 1) * countsPerPage})
    select ${countColumns}`.execute(db);
  return { counts: rows.map(countFrom), page, pages };
}

/** A count; null where there is none. */
export async function readCount({ db }: Pick<RequestContext, 'db'>, id: number): Promise<StockCount | null> {
  const { rows } = await sql<Row>`
    with page as (select * from stock_counts where id = ${id}) select ${countColumns}`.execute(db);
  return rows[0] ? countFrom(rows[0]) : null;
}

const countFrom = (row: Row): StockCount => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  scopeName: row.scope_name,
  isBlind: row.is_blind,
  locationId: row.location_id,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  closedAt: row.closed_at?.toISOString() ?? null,
  closedBy: row.closed_by,
  counted: row.counted,
  different: row.different,
  version: row.version,
  categoryId: row.category_id,
  brandId: row.brand_id,
  uncounted: row.uncounted,
});
