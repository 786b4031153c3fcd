import { data, redirect } from 'react-router';
import { sentReviewPath } from '#catalogue/reviews/rules/review-addresses.ts';
import { postReviewForm, readReviewPage } from '#catalogue/reviews/server/post-review-form.ts';
import { ReviewPageView } from '#catalogue/reviews/storefront/review-page-view.tsx';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/post-review.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? productReviewsFor(loaderData.locale).form.heading : '' });

export function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  return { page: readReviewPage(ctx), locale: ctx.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postReviewForm(requestContextOf(context), await postedFields(request));
  if (outcome.kind === 'sent') throw redirect(sentReviewPath(outcome.slug, outcome), 303);
  return data(outcome.page, { status: outcome.status });
}

export default function PostReview({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPageView {...(actionData ?? loaderData.page)} />;
}
