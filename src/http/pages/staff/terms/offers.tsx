import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { OfferList } from '#wholesale/offers/back-office/offer-list.tsx';
import { readOfferQuery } from '#wholesale/offers/rules/staff-offers.ts';
import { listStaffOffers } from '#wholesale/offers/server/staff/list-staff-offers.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffLocale, staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/offers.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'offers');
  const query = readOfferQuery(new URL(request.url).searchParams);
  const list = query && (await listStaffOffers(toolbox, query));
  if (!list) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(toolbox)).staffOffers.title };
}

export default function StaffOffers({ loaderData }: Route.ComponentProps) {
  return <OfferList list={loaderData.list} />;
}
