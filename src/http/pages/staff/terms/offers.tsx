import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { OfferList } from '#wholesale/offers/back-office/offer-list.tsx';
import { offersList } from '#wholesale/offers/rules/staff-offers.ts';
import { listStaffOffers } from '#wholesale/offers/server/staff/list-staff-offers.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/offers.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'offers');
  const list = found(await listStaffOffers(ctx, found(offersList.read(asked))));
  const mayOpenCustomer = mayStaff(ctx.visitor.person, 'customers-view');
  return { list, mayOpenCustomer, title: words.staffOffers.title };
}

export default function StaffOffers({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <OfferList {...page} />;
}
