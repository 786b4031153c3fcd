import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { STAFF_REVIEWS_PER_PAGE } from '../rules/review-limits.ts';
import { reviewActions } from '../rules/review-status.ts';
import { reviewsList, staffReviewsAction } from '../rules/staff-review.ts';
import { answerReview } from './answer-review.ts';
import { moderateReviews } from './moderate-reviews.ts';

const idsOf = (form: FormData) =>
  form
    .getAll('review')
    .filter((value) => typeof value === 'string')
    .filter((value) => /^[1-9]\d{0,8}$/.test(value))
    .map(Number)
    .slice(0, STAFF_REVIEWS_PER_PAGE);

/** The forms of the staff list: what is done with the chosen reviews; returns where to go on. */
export async function postStaffReviews(ctx: RequestContext, request: Request): Promise<string> {
  const form = await request.formData();
  const query = reviewsList.read(new URL(request.url).searchParams) ?? { page: 1 };
  const doneAt = (done: string, count = 0) =>
    reviewsList.path(query, { done, ...(count > 0 ? { count: String(count) } : {}) });
  if (!ctx.nonces.check(staffReviewsAction, textOf(form, '_wpnonce'))) return doneAt('expired');
  const action = reviewActions.find((known) => known === textOf(form, 'action'));
  const ids = idsOf(form);
  if (!action || ids.length === 0) return doneAt('nothing');
  const { count } = await moderateReviews(ctx, { ids, action });
  return count > 0 ? doneAt(action, count) : doneAt('nothing');
}

/** The forms of one review's page: its state, and the shop's answer; returns where to go on. */
export async function postStaffReview(
  ctx: RequestContext,
  reviewId: number,
  form: FormData,
): Promise<string | { readonly tooLong: string }> {
  const doneAt = (done: string) => `/staff/reviews/${reviewId}/?done=${done}`;
  if (!ctx.nonces.check(staffReviewsAction, textOf(form, '_wpnonce'))) return doneAt('expired');
  if (form.has('answer')) {
    const text = textOf(form, 'answer');
    const result = await answerReview(ctx, { reviewId, text });
    if (!result.ok) return result.error.code === 'answer-too-long' ? { tooLong: text } : doneAt('nothing');
    return doneAt(
      result.what === 'answered' ? 'answer' : result.what === 'unchanged' ? 'nothing' : result.what,
    );
  }
  const action = reviewActions.find((known) => known === textOf(form, 'action'));
  const { count } = action ? await moderateReviews(ctx, { ids: [reviewId], action }) : { count: 0 };
  return count > 0 ? `${doneAt(action ?? '')}&count=1` : doneAt('nothing');
}
