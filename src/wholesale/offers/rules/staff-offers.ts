import { staffOffersPath } from '#foundation/paths/rules/offer-paths.ts';
import { type OfferState, offerStates } from './offer-state.ts';

/** Which offers staff look for; `words` of a number, the customer or an item. */
export type OfferQuery = { readonly words: string; readonly state: OfferState | null; readonly page: number };

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

const LONGEST_SEARCH = 100;

/** Reads which offers an address asks for; null for an address that asks for none. */
export function readOfferQuery(parameters: { get(name: string): string | null }): OfferQuery | null {
  const asked = parameters.get('state') ?? '';
  const state = offerStates.find((known) => known === asked) ?? null;
  const page = parameters.get('page') ?? '1';
  if (!/^[1-9]\d{0,6}$/.test(page) || (asked !== '' && state === null)) return null;
  return { words: (parameters.get('s') ?? '').trim().slice(0, LONGEST_SEARCH), state, page: Number(page) };
}

/** The address of a list of offers; what is usual is left out. */
export function offerListPath({ words = '', state = null, page = 1 }: Partial<OfferQuery>): string {
  const parameters = [
    ...(words === '' ? [] : [`s=${encodeURIComponent(words)}`]),
    ...(state === null ? [] : [`state=${state}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return `${staffOffersPath}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`;
}
