import { redirect } from 'react-router';
import { maySeeOfAccount } from '#foundation/visitor/rules/buying-for.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { Offer, OfferPage } from '#wholesale/offers/rules/offer.ts';
import { postOfferForm } from '#wholesale/offers/server/post-offer-form.ts';
import { listOwnOffers, readOwnOffer } from '#wholesale/offers/server/read-own-offers.ts';
import { OffersView } from '#wholesale/offers/storefront/offers-view.tsx';
import { documentLoader } from '../../documents/document-loader.tsx';
import { found, idFrom } from '../../not-found.ts';
import { postedFields } from '../../posted-fields.ts';
import { businessAccount } from '../own-account.ts';

export const loader = documentLoader(async ({ ctx, request, url }) => {
  const { person, frame, wholesale } = businessAccount(ctx, request);
  const { settings, visitor } = ctx;
  const { locale } = visitor.audience;
  const asked = url.searchParams.get('id');
  const list = found(
    asked === null
      ? await listOwnOffers(ctx, idFrom(url.searchParams.get('page') ?? '1'))
      : onePage(await readOwnOffer(ctx, idFrom(asked))),
  );
  const requester = locale === 'it' ? settings.offer_requester_it : settings.offer_requester_en;
  return {
    head: offersFor(locale).title,
    sheets: ['business'],
    view: (
      <OffersView
        list={list}
        isOne={asked !== null}
        seesConversations={maySeeOfAccount(person, 'Conversations')}
        requester={requester}
        context={wholesale}
        frame={frame}
      />
    ),
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  businessAccount(ctx, request);
  return redirect(await postOfferForm(ctx, await postedFields(request)), 303);
});

/** A page with one offer alone. */
function onePage(offer: Offer | null): OfferPage | null {
  return offer && { offers: [offer], page: 1, pages: 1 };
}
