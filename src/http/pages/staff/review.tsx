import { data, redirect } from 'react-router';
import { StaffReviewPage } from '#catalogue/reviews/back-office/staff-review-page.tsx';
import { readReviewsDone, staffReviewsAction } from '#catalogue/reviews/rules/staff-review.ts';
import { postStaffReview } from '#catalogue/reviews/server/post-staff-reviews.ts';
import { readStaffReview } from '#catalogue/reviews/server/read-staff-review.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { idFrom, notFound } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/review.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'reviews');
  const review = await readStaffReview(ctx, idFrom(params.id));
  if (!review) throw notFound();
  return {
    review,
    done: readReviewsDone(new URL(request.url).searchParams),
    nonce: ctx.nonces.make(staffReviewsAction),
    title: staffMessagesFor(staffLocale(ctx)).staffReviews.page.title(review.author),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const outcome = await postStaffReview(
    staffContext(context, 'reviews'),
    idFrom(params.id),
    await request.formData(),
  );
  if (typeof outcome === 'string') throw redirect(outcome, 303);
  return data(outcome, { status: 422 });
}

export default function StaffReview({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <StaffReviewPage {...page} tooLong={actionData?.tooLong ?? null} />;
}
