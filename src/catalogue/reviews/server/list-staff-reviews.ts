import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { STAFF_REVIEWS_PER_PAGE } from '../rules/review-limits.ts';
import type { ReviewStatus } from '../rules/review-status.ts';
import type { StaffReviewList, StaffReviewQuery } from '../rules/staff-review.ts';
import { selectStaffReviews, staffReviewOf } from './staff-review-rows.ts';

/** A page of reviews for staff: those that wait first, then the newest; null where there is no such page. */
export async function listStaffReviews(
  ctx: Pick<RequestContext, 'db'>,
  query: StaffReviewQuery,
): Promise<StaffReviewList | null> {
  const [counts, chosen] = await Promise.all([countByStatus(ctx), chooseReviews(ctx, query)]);
  if (chosen.length === 0 && query.page > 1) return null;
  const total = query.words === '' ? sumOf(counts, query.status) : (chosen[0]?.total ?? 0);
  const ids = chosen.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectStaffReviews(ctx.db).where('r.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, staffReviewOf(row)]));
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / STAFF_REVIEWS_PER_PAGE)),
    counts,
    query,
  };
}

/** How many reviews stand where; by the index alone. */
async function countByStatus({ db }: Pick<RequestContext, 'db'>): Promise<Record<ReviewStatus, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  const counts = { pending: 0, approved: 0, refused: 0, trash: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

const sumOf = (counts: Readonly<Record<ReviewStatus, number>>, status: ReviewStatus | null) =>
  status ? counts[status] : counts.pending + counts.approved + counts.refused;

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

function matching({ db }: Pick<RequestContext, 'db'>, { status, words }: StaffReviewQuery) {
  const inState = status
    ? db.selectFrom('reviews as r').where('r.status', '=', status)
    : db.selectFrom('reviews as r').where('r.status', '<>', 'trash');
  if (words === '') return inState;
  // Each side has an index of its own; together in one condition neither would be used.
  return inState.where(
    'r.id',
    'in',
    sql<number>`(
      select id from reviews where (author_name || ' ' || author_email || ' ' || body) ilike ${pattern(words)}
      union
      select v.id from reviews v join product_codes c on c.product_id = v.product_id
      where c.code = normalise_code(${words}) and c.code <> '')`,
  );
}

/** The reviews of one page, by the order's own index; what is searched for is counted in the same walk. */
function chooseReviews(ctx: Pick<RequestContext, 'db'>, query: StaffReviewQuery) {
  const total = query.words === '' ? sql<number>`0` : sql<number>`count(*) over ()::int`;
  return matching(ctx, query)
    .select(['r.id', total.as('total')])
    .$if(query.status === null, (rows) => rows.orderBy(sql`(r.status <> 'pending')`))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(STAFF_REVIEWS_PER_PAGE)
    .offset((query.page - 1) * STAFF_REVIEWS_PER_PAGE)
    .execute();
}
