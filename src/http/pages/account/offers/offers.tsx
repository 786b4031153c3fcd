import { redirect } from 'react-router';
import { offersFor } from '#messages/buying/offers-for.ts';
import { postOfferForm } from '#wholesale/offers/server/post-offer-form.ts';
import { listOwnOffers } from '#wholesale/offers/server/read-own-offers.ts';
import { OffersView } from '#wholesale/offers/storefront/offers-view.tsx';
import { idFrom, notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { postedFields } from '../../posted-fields.ts';
import { businessAccount } from '../own-account.ts';
import type { Route } from './+types/offers.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: offersFor(loaderData?.locale ?? 'it').title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, frame, wholesale } = businessAccount(context, request);
  const { settings, visitor } = ctx;
  const { locale } = visitor.audience;
  const list = await listOwnOffers(ctx, idFrom(new URL(request.url).searchParams.get('page') ?? '1'));
  if (!list) throw notFound();
  const requester = locale === 'it' ? settings.offer_requester_it : settings.offer_requester_en;
  return { list, requester, context: wholesale, frame, locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx } = businessAccount(context, request);
  throw redirect(await postOfferForm(ctx, await postedFields(request)), 303);
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { locale: _, ...offers } = loaderData;
  return <OffersView {...offers} />;
}
