import { timingSafeEqual } from 'node:crypto';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Nonces } from '#foundation/services/nonces.ts';
import { checkReview, type ReviewFieldProblem } from '../rules/check-review.ts';
import type { ReviewDraft } from '../rules/review-draft.ts';
import { reviewTerms } from '../rules/review-terms.ts';
import { findReviewedProduct, type ReviewedProduct } from './find-reviewed-product.ts';
import { insertReview, type SentReview } from './insert-review.ts';
import { noteSender } from './limit-senders.ts';

/** The action of the form's nonce: the one that scripts of a logged-in visitor may request (REST-04). */
export const reviewNonceAction = 'wp_rest';

export type PostReviewError =
  | { readonly code: 'fields'; readonly problems: readonly ReviewFieldProblem[] }
  | {
      readonly code:
        | 'unknown-product'
        | 'closed'
        | 'machine'
        | 'expired-form'
        | 'buyers-only'
        | 'duplicate'
        | 'too-many';
    };

export type PostReviewResult =
  | { readonly ok: true; readonly product: ReviewedProduct; readonly review: SentReview }
  | { readonly ok: false; readonly product: ReviewedProduct | null; readonly error: PostReviewError };

/** Takes a review by a guest or a customer; it is shown at once or held for approval (REV-01, REV-04, REV-05). */
export async function postReview(ctx: RequestContext, draft: ReviewDraft): Promise<PostReviewResult> {
  const product = await findReviewedProduct(ctx, draft.productId);
  const refuse = (error: PostReviewError): PostReviewResult => ({ ok: false, product, error });
  if (!product) return refuse({ code: 'unknown-product' });
  const terms = reviewTerms(ctx.settings, product.reviewsAllowed);
  if (!terms.open) return refuse({ code: 'closed' });
  if (draft.isBait) return refuse({ code: 'machine' });
  if (!hasGoodNonce(ctx, draft.nonce)) return refuse({ code: 'expired-form' });
  const problems = checkReview(draft, { terms, isPerson: ctx.visitor.person !== null });
  if (problems.length > 0) return refuse({ code: 'fields', problems });
  const stored = terms.ratings ? draft : { ...draft, rating: null };
  return inTransaction(ctx.db, async (db): Promise<PostReviewResult> => {
    const inside = { ...ctx, db };
    if (!(await noteSender(inside))) return refuse({ code: 'too-many' });
    const inserted = await insertReview(inside, { product, draft: stored, buyersOnly: terms.buyersOnly });
    return inserted.ok ? { ok: true, product, review: inserted.review } : refuse(inserted.error);
  });
}

/** A customer needs the nonce of the own session; a guest may send none, but no wrong one either. */
function hasGoodNonce({ visitor, nonces }: RequestContext, nonce: string): boolean {
  if (visitor.person === null && nonce === '') return true;
  return nonces.check(reviewNonceAction, nonce);
}

/** What proves to the product page that a visitor has sent a review, for as long as it waits. */
export function sentReviewProof(nonces: Pick<Nonces, 'sign'>, reviewId: number): string {
  return nonces.sign(`sent-review ${reviewId}`);
}

export function isSentReview(
  nonces: Pick<Nonces, 'sign'>,
  sent: { readonly id: number; readonly proof: string },
): boolean {
  const [expected, given] = [Buffer.from(sentReviewProof(nonces, sent.id)), Buffer.from(sent.proof)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
