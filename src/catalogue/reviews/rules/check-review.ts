import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import type { ReviewTerms } from './product-review.ts';
import type { ReviewDraft } from './review-draft.ts';
import { MAX_AUTHOR_LENGTH, MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH } from './review-limits.ts';

/** What is wrong with a field of the form, by the field's name on the wire. */
export type ReviewFieldProblem =
  | { readonly field: 'rating'; readonly code: 'rating-missing' }
  | { readonly field: 'comment'; readonly code: 'text-missing' | 'text-too-short' | 'text-too-long' }
  | { readonly field: 'author'; readonly code: 'author-missing' | 'author-too-long' }
  | { readonly field: 'email'; readonly code: 'email-missing' | 'email-invalid' };

/** Why a review is refused, in the order of the form; a person's name and email are known (REV-01, REV-04, REV-05). */
export function checkReview(
  draft: ReviewDraft,
  given: { readonly terms: ReviewTerms; readonly isPerson: boolean },
): readonly ReviewFieldProblem[] {
  const problems: ReviewFieldProblem[] = [];
  const { rating, body, author, email } = draft;
  const { terms, isPerson } = given;
  const needsRating = rating === 'invalid' || (terms.ratingRequired && rating === null);
  if (terms.ratings && needsRating) problems.push({ field: 'rating', code: 'rating-missing' });
  if (body === '') problems.push({ field: 'comment', code: 'text-missing' });
  else if (body.length < MIN_REVIEW_LENGTH) problems.push({ field: 'comment', code: 'text-too-short' });
  else if (body.length > MAX_REVIEW_LENGTH) problems.push({ field: 'comment', code: 'text-too-long' });
  if (isPerson) return problems;
  if (author === '') problems.push({ field: 'author', code: 'author-missing' });
  else if (author.length > MAX_AUTHOR_LENGTH) problems.push({ field: 'author', code: 'author-too-long' });
  if (email === '') problems.push({ field: 'email', code: 'email-missing' });
  else if (!isEmail(email)) problems.push({ field: 'email', code: 'email-invalid' });
  return problems;
}
