import { sql } from 'kysely';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { nextReviewStatus, type ReviewAction } from '../rules/review-status.ts';
import type { ReviewEventKind } from '../rules/staff-review.ts';
import { hasBought } from './insert-review.ts';
import { noteReviewEvents } from './note-review-events.ts';

const eventOf: Record<ReviewAction, ReviewEventKind> = {
  approve: 'approved',
  refuse: 'refused',
  trash: 'trashed',
  restore: 'restored',
};

/**
 * Moves reviews to another state, those that the action applies to; returns how many. Ratings of the products follow in
 * the same transaction (trigger `review_changed`); approving also updates whether the reviewer has bought the product.
 */
export async function moderateReviews(
  ctx: RequestContext,
  input: { ids: readonly number[]; action: ReviewAction },
): Promise<{ ok: true; count: number }> {
  if (input.ids.length === 0) return { ok: true, count: 0 };
  return inTransaction(ctx.db, async (db) => {
    // Locks products before reviews, in the same order as posting a review.
    await sql`
      select from products where id in (select product_id from reviews where id in (${sql.join(input.ids)}))
      order by id for no key update`.execute(db);
    const rows = await db
      .selectFrom('reviews')
      .select([
        'id',
        'status',
        'status_before_trash',
        'product_id',
        'customer_id',
        'author_email',
        'verified',
      ])
      .where('id', 'in', input.ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    const moved: number[] = [];
    for (const row of rows) {
      const before = row.status_before_trash;
      const next = nextReviewStatus(input.action, { status: row.status, before });
      if (next === null) continue;
      const verified =
        next === 'approved'
          ? await hasBought(db, {
              productId: row.product_id,
              customerId: row.customer_id,
              email: row.author_email,
            })
          : false;
      await db
        .updateTable('reviews')
        .set({
          status: next,
          status_before_trash: next === 'trash' && row.status !== 'trash' ? row.status : null,
          verified: row.verified || verified,
        })
        .where('id', '=', row.id)
        .execute();
      moved.push(row.id);
    }
    await noteReviewEvents({ ...ctx, db }, { ids: moved, kind: eventOf[input.action] });
    return { ok: true, count: moved.length };
  });
}
