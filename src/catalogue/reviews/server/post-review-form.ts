import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Locale } from '#messages/locale.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import type { ReviewTerms } from '../rules/product-review.ts';
import { type ReviewDraft, readReviewDraft } from '../rules/review-draft.ts';
import { reviewTerms } from '../rules/review-terms.ts';
import { type PostReviewError, postReview, reviewNonceAction, sentReviewProof } from './post-review.ts';

/** The form on its own page, as the visitor sees it. */
export type ReviewPage = {
  readonly product: { readonly id: number; readonly slug: string; readonly name: string } | null;
  readonly terms: ReviewTerms | null;
  readonly problems: readonly { readonly field: string | null; readonly text: string }[];
  readonly typed: {
    readonly rating: number | null;
    readonly body: string;
    readonly author: string;
    readonly email: string;
  };
  readonly person: { readonly name: string; readonly nonce: string } | null;
  readonly platform: string;
};

export type ReviewOutcome =
  | { readonly kind: 'sent'; readonly slug: string; readonly id: number; readonly proof: string }
  | { readonly kind: 'page'; readonly page: ReviewPage; readonly status: number };

/** What a refused review is answered with (RFC 9110); the form comes back with it. */
const statusOf: Record<PostReviewError['code'], number> = {
  fields: 422,
  'unknown-product': 404,
  closed: 403,
  machine: 422,
  'expired-form': 403,
  'buyers-only': 403,
  duplicate: 409,
  'too-many': 429,
};

/** Far longer than any review may be: what is beyond is not sent back. */
const LONGEST_SENT_BACK = 20_000;

/** The page of the form before anything was sent. */
export function readReviewPage(ctx: Pick<RequestContext, 'wire'>): ReviewPage {
  return {
    product: null,
    terms: null,
    problems: [],
    typed: { rating: null, body: '', author: '', email: '' },
    person: null,
    platform: ctx.wire.platform,
  };
}

/** Takes the posted form of a review: on to the product, or back to the form with everything that was typed. */
export async function postReviewForm(
  ctx: RequestContext,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<ReviewOutcome> {
  const draft = readReviewDraft(fields);
  const result = await postReview(ctx, draft);
  if (result.ok) {
    const { id } = result.review;
    return { kind: 'sent', slug: result.product.slug, id, proof: sentReviewProof(ctx.nonces, id) };
  }
  const { product, error } = result;
  const { settings, visitor, nonces, wire } = ctx;
  const { person, audience } = visitor;
  const page: ReviewPage = {
    product: product && { id: product.id, slug: product.slug, name: product.name },
    terms: product && reviewTerms(settings, product.reviewsAllowed),
    problems: sentencesOf(error, audience.locale),
    typed: typedOf(draft),
    person: person && {
      name: `${person.firstName} ${person.lastName}`.trim(),
      nonce: nonces.make(reviewNonceAction),
    },
    platform: wire.platform,
  };
  return { kind: 'page', page, status: statusOf[error.code] };
}

function sentencesOf(error: PostReviewError, locale: Locale): ReviewPage['problems'] {
  const { errors } = productReviewsFor(locale).form;
  return error.code === 'fields'
    ? error.problems.map(({ field, code }) => ({ field, text: errors[code] }))
    : [{ field: null, text: errors[error.code] }];
}

function typedOf({ rating, body, author, email }: ReviewDraft): ReviewPage['typed'] {
  return {
    rating: rating === 'invalid' ? null : rating,
    body: body.slice(0, LONGEST_SENT_BACK),
    author: author.slice(0, 200),
    email: email.slice(0, 300),
  };
}
