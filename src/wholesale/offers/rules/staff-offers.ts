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
  /** the company, else the person, else the address; and the account whose page that is */
  readonly customer: string;
  readonly accountId: number;
  /** who asked for it */
  readonly person: string;
  readonly email: string;
  readonly lines: number;
  readonly total: number;
  readonly withTax: boolean;
  readonly validUntil: string;
  readonly updatedAt: string;
};

/** The outcome of the staff's last form about an offer, a parameter of the address. */
export const offersDone = [
  'saved',
  'made',
  'there-already',
  'send',
  'revise',
  'revise-as-asked',
  'withdraw',
  'copy',
  'not-now',
  'past-day',
  'not-sold',
  'ordered-before',
  'expired',
] as const;
export type OfferDone = (typeof offersDone)[number];

/** Whether the last form did what it was for. */
export const isOfferDone = (done: OfferDone): boolean =>
  !['not-now', 'past-day', 'not-sold', 'ordered-before', 'expired'].includes(done);

export type OfferList = {
  readonly offers: readonly OfferRow[];
  readonly total: number;
  readonly pages: number;
  readonly query: OfferQuery;
  readonly counts: Readonly<Record<OfferState, number>>;
};
