import { redirect } from 'react-router';
import { offersFor } from '#messages/buying/offers-for.ts';
import { postOfferForm } from '#wholesale/offers/server/post-offer-form.ts';
import { listOwnOffers } from '#wholesale/offers/server/read-own-offers.ts';
import { OffersView } from '#wholesale/offers/storefront/offers-view.tsx';
import { documentLoader } from '../../documents/document-loader.tsx';
import { found, idFrom } from '../../not-found.ts';
import { postedFields } from '../../posted-fields.ts';
import { businessAccount } from '../own-account.ts';

export const loader = documentLoader(async ({ ctx, request, url }) => {
  const { frame, wholesale } = businessAccount(ctx, request);
  const { settings, visitor } = ctx;
  const { locale } = visitor.audience;
  const list = found(await listOwnOffers(ctx, idFrom(url.searchParams.get('page') ?? '1')));
  const requester = locale === 'it' ? settings.offer_requester_it : settings.offer_requester_en;
  return {
    head: offersFor(locale).title,
    sheets: ['business'],
    view: <OffersView list={list} requester={requester} context={wholesale} frame={frame} />,
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  businessAccount(ctx, request);
  return redirect(await postOfferForm(ctx, await postedFields(request)), 303);
});
