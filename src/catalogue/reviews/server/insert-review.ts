import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { firstReviewStatus } from '../rules/first-status.ts';
import type { ReviewDraft } from '../rules/review-draft.ts';
import type { ReviewedProduct } from './find-reviewed-product.ts';
import { queueHeldReviewEmail } from './held-review-email.ts';

export type SentReview = { readonly id: number; readonly held: boolean };

type Inserted =
  | { readonly ok: true; readonly review: SentReview }
  | { readonly ok: false; readonly error: { readonly code: 'buyers-only' | 'duplicate' } };

/** Writes a review that was found in order; inside a transaction, which brings the product's rating along. */
export async function insertReview(
  ctx: RequestContext,
  input: { product: ReviewedProduct; draft: ReviewDraft; buyersOnly: boolean },
): Promise<Inserted> {
  const { db, settings, visitor, clock } = ctx;
  const { product, draft } = input;
  const { person } = visitor;
  const email = person?.email ?? draft.email;
  // The reviews of one product are written one after the other: the same one sent twice at once is still found.
  await sql`select from products where id = ${product.id} for no key update`.execute(db);
  if (await isThere(ctx, { productId: product.id, email, body: draft.body })) {
    return { ok: false, error: { code: 'duplicate' } };
  }
  const verified = await hasBought(db, {
    productId: product.id,
    customerId: person?.customerId ?? null,
    email,
  });
  if (input.buyersOnly && !verified) return { ok: false, error: { code: 'buyers-only' } };
  const status = firstReviewStatus(settings.review_moderation, {
    isStaff: person?.staffRole != null,
    isPerson: person !== null,
    hasApprovedReview: person !== null && (await hasApprovedReview(ctx, person)),
  });
  const { id } = await db
    .insertInto('reviews')
    .values({
      product_id: product.id,
      customer_id: person?.customerId ?? null,
      author_name: person ? authorNameOf(person) : draft.author,
      author_email: email,
      rating: draft.rating === 'invalid' ? null : draft.rating,
      body: draft.body,
      status,
      verified,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (status === 'pending' && settings.review_notify_shop && settings.shop_email !== '')
    await queueHeldReviewEmail(ctx, id);
  return { ok: true, review: { id, held: status === 'pending' } };
}

async function isThere(
  { db }: Pick<RequestContext, 'db'>,
  review: { productId: number; email: string; body: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', review.productId)
    .where(sql<string>`lower(author_email)`, '=', review.email.toLowerCase())
    .where('body', '=', review.body)
    .where('status', '<>', 'trash')
    .executeTakeFirst();
  return row !== undefined;
}

async function hasApprovedReview({ db }: Pick<RequestContext, 'db'>, person: Person): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('customer_id', '=', person.customerId)
    .where('status', '=', 'approved')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A first name and an initial: enough to be known by, too little to be found by. */
function authorNameOf({ firstName, lastName, company }: Person): string {
  const initial = [...lastName][0];
  return `${firstName}${initial === undefined ? '' : ` ${initial}.`}`.trim() || company;
}

/** Whether a customer, or a guest with this email, has a paid order with the product: what the verified mark says. */
export async function hasBought(
  db: Database,
  who: { readonly productId: number; readonly customerId: number | null; readonly email: string },
): Promise<boolean> {
  const result = await sql<{ bought: boolean }>`
    select exists (
      select from orders o join order_lines l on l.order_id = o.id
      where (o.customer_id = ${who.customerId}::int or lower(o.billing_address ->> 'email') = lower(${who.email}))
        and o.status in ('processing', 'completed') and l.product_id = ${who.productId}
    ) as bought`.execute(db);
  return result.rows[0]?.bought ?? false;
}
