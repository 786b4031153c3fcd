import { redirect } from 'react-router';
import { StaffReviewList } from '#catalogue/reviews/back-office/staff-review-list.tsx';
import {
  readReviewsDone,
  readStaffReviewQuery,
  staffReviewsAction,
} from '#catalogue/reviews/rules/staff-review.ts';
import { listStaffReviews } from '#catalogue/reviews/server/list-staff-reviews.ts';
import { postStaffReviews } from '#catalogue/reviews/server/post-staff-reviews.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/reviews.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'reviews');
  const { searchParams } = new URL(request.url);
  const query = readStaffReviewQuery(searchParams);
  const list = query && (await listStaffReviews(ctx, query));
  if (!list) throw notFound();
  return {
    list,
    done: readReviewsDone(searchParams),
    nonce: ctx.nonces.make(staffReviewsAction),
    title: staffMessagesFor(staffLocale(ctx)).staffReviews.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postStaffReviews(staffContext(context, 'reviews'), request), 303);
}

export default function StaffReviews({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <StaffReviewList {...page} />;
}
