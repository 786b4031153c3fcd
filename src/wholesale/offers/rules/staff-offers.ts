import { choiceFilter, listQuery, type QueryOf, wordsFilter } from '#foundation/records/rules/list-query.ts';
import { type OfferState, offerStates } from './offer-state.ts';

/** The query of the staff's list of offers; `words` of a number, the customer or an item. */
export const offersList = listQuery('offers', {
  words: wordsFilter(),
  state: choiceFilter('state', offerStates),
});
export type OfferQuery = QueryOf<typeof offersList.filters>;

/** An offer in the list of the staff; `total` in cents in its mode. */
export type OfferRow = {
  readonly id: number;
  readonly state: OfferState;
  readonly customerId: number;
  readonly customer: string;
  readonly email: string;
  readonly lines: number;
  readonly total: number;
  readonly withTax: boolean;
  readonly validUntil: string;
  readonly updatedAt: string;
};

/** The outcome of the staff's last form about an offer, a parameter of the address. */
export const offersDone = ['saved', 'send', 'withdraw', 'copy', 'not-now', 'expired'] as const;
export type OfferDone = (typeof offersDone)[number];

export type OfferList = {
  readonly offers: readonly OfferRow[];
  readonly total: number;
  readonly pages: number;
  readonly query: OfferQuery;
  readonly counts: Readonly<Record<OfferState, number>>;
};
