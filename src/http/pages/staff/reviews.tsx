import { redirect } from 'react-router';
import { StaffReviewList } from '#catalogue/reviews/back-office/staff-review-list.tsx';
import { readReviewsDone, reviewsList, staffReviewsAction } from '#catalogue/reviews/rules/staff-review.ts';
import { listStaffReviews } from '#catalogue/reviews/server/list-staff-reviews.ts';
import { postStaffReviews } from '#catalogue/reviews/server/post-staff-reviews.ts';
import { found } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/reviews.ts';
import { openStaffPage, staffContext } from './staff-context.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'reviews');
  const list = found(await listStaffReviews(ctx, found(reviewsList.read(asked))));
  return {
    list,
    done: readReviewsDone(asked),
    nonce: ctx.nonces.make(staffReviewsAction),
    title: words.staffReviews.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postStaffReviews(staffContext(context, 'reviews'), request), 303);
}

export default function StaffReviews({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <StaffReviewList {...page} />;
}
