import { choiceOr, ids, trimmed } from '#foundation/forms/rules/fields.ts';
import { formSchema } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { STAFF_REVIEWS_PER_PAGE } from '../rules/review-limits.ts';
import { reviewActions } from '../rules/review-status.ts';
import { reviewsList, staffReviewsAction } from '../rules/staff-review.ts';
import { answerReview } from './answer-review.ts';
import { moderateReviews } from './moderate-reviews.ts';

/** What is done with the chosen reviews, or with the one of the page, and the shop's answer to it. */
const reviewForm = formSchema({ review: ids(), action: choiceOr(reviewActions, null), answer: trimmed() });

/** The forms of the staff list: what is done with the chosen reviews; returns where to go on. */
export async function postStaffReviews(ctx: RequestContext, request: Request): Promise<string> {
  const typed = postedForm(await request.formData());
  const query = reviewsList.read(new URL(request.url).searchParams) ?? { page: 1 };
  const doneAt = (done: string, count = 0) =>
    reviewsList.path(query, { done, ...(count > 0 ? { count: String(count) } : {}) });
  if (!ctx.nonces.check(staffReviewsAction, typedText(typed, '_wpnonce'))) return doneAt('expired');
  const { review, action } = reviewForm.parse(typed);
  const ids = review.slice(0, STAFF_REVIEWS_PER_PAGE);
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
  const typed = postedForm(form);
  if (!ctx.nonces.check(staffReviewsAction, typedText(typed, '_wpnonce'))) return doneAt('expired');
  const { action, answer: text } = reviewForm.parse(typed);
  if (Object.hasOwn(typed, 'answer')) {
    const result = await answerReview(ctx, { reviewId, text });
    if (!result.ok) return result.error.code === 'answer-too-long' ? { tooLong: text } : doneAt('nothing');
    return doneAt(
      result.what === 'answered' ? 'answer' : result.what === 'unchanged' ? 'nothing' : result.what,
    );
  }
  const { count } = action ? await moderateReviews(ctx, { ids: [reviewId], action }) : { count: 0 };
  return count > 0 ? `${doneAt(action ?? '')}&count=1` : doneAt('nothing');
}
