import { redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { offerPath } from '#foundation/paths/rules/offer-paths.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import { attachmentTerms } from '#wholesale/conversations/server/attachments.ts';
import { isOfferOpen } from '#wholesale/offers/rules/offer-state.ts';
import { type CounterOutcome, postCounterForm } from '#wholesale/offers/server/post-counter-form.ts';
import { readOwnOffer } from '#wholesale/offers/server/read-own-offers.ts';
import { CounterView } from '#wholesale/offers/storefront/counter-view.tsx';
import { type DocumentPage, type DocumentRequest, documentLoader } from '../../documents/document-loader.tsx';
import { found, idFrom } from '../../not-found.ts';
import { businessAccount } from '../own-account.ts';

type Refused = Extract<CounterOutcome, { readonly kind: 'refused' }>;

export const loader = documentLoader(async (asked) => {
  const offer = await ownOffer(asked);
  // One that has ended has nothing to be answered any more.
  return isOfferOpen(offer.state) ? documentOf(asked, offer, null) : redirect(offerPath(offer.id), 303);
});

export const action = documentLoader(async (asked) => {
  const { ctx, request } = asked;
  const { person } = businessAccount(ctx, request);
  const offer = await ownOffer(asked);
  const form = postedForm(await request.formData());
  const outcome = await postCounterForm(ctx, { person, offer, form });
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  return { ...documentOf(asked, offer, outcome), status: outcome.status };
});

type OwnOffer = Awaited<ReturnType<typeof ownOffer>>;

async function ownOffer({ ctx, request, params }: DocumentRequest) {
  businessAccount(ctx, request);
  return found(await readOwnOffer(ctx, idFrom(params.id)));
}

function documentOf(
  { ctx, request }: DocumentRequest,
  offer: OwnOffer,
  refused: Refused | null,
): DocumentPage {
  const { frame, wholesale } = businessAccount(ctx, request);
  return {
    head: offersFor(ctx.visitor.audience.locale).counter.title(offer.id),
    sheets: ['business'],
    view: (
      <CounterView
        offer={offer}
        nonce={wholesale.nonce}
        files={attachmentTerms(ctx)}
        refused={refused}
        frame={frame}
      />
    ),
  };
}
