import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { OfferList } from '#wholesale/offers/back-office/offer-list.tsx';
import { readOfferQuery } from '#wholesale/offers/rules/staff-offers.ts';
import { listStaffOffers } from '#wholesale/offers/server/staff/list-staff-offers.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/offers.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'offers');
  const query = readOfferQuery(new URL(request.url).searchParams);
  const list = query && (await listStaffOffers(ctx, query));
  if (!list) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(ctx)).staffOffers.title };
}

export default function StaffOffers({ loaderData }: Route.ComponentProps) {
  return <OfferList list={loaderData.list} />;
}
