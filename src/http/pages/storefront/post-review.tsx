import { redirect } from 'react-router';
import { sentReviewPath } from '#catalogue/reviews/rules/review-addresses.ts';
import {
  postReviewForm,
  type ReviewPage,
  readReviewPage,
} from '#catalogue/reviews/server/post-review-form.ts';
import { ReviewPageView } from '#catalogue/reviews/storefront/review-page-view.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx }) => page(ctx, readReviewPage(ctx)));

export const action = documentLoader(async ({ ctx, request }) => {
  const outcome = await postReviewForm(ctx, await postedFields(request));
  if (outcome.kind === 'sent') return redirect(sentReviewPath(outcome.slug, outcome), 303);
  return { ...page(ctx, outcome.page), status: outcome.status };
});

function page({ visitor }: RequestContext, review: ReviewPage): DocumentPage {
  const title = productReviewsFor(visitor.audience.locale).form.heading;
  return { head: title, view: <ReviewPageView {...review} /> };
}
