import { offersFor } from '#messages/buying/offers-for.ts';
import type { Locale } from '#messages/locale.ts';

/** Why an offer is not put into the cart; `name` is that of the line it fails on. */
export type OfferRefusal =
  | { readonly code: 'unknown-offer' | 'offer-expired' | 'offer-ordered' | 'offer-withdrawn' }
  | { readonly code: 'item-gone'; readonly name: string }
  | { readonly code: 'not-enough-stock'; readonly name: string; readonly available: number };

/** Why an offer did not go into the cart, in words, and its status code. */
export function offerRefusalSentence(
  refusal: OfferRefusal,
  locale: Locale,
): { readonly text: string; readonly status: 404 | 409 } {
  const { refused } = offersFor(locale);
  switch (refusal.code) {
    case 'unknown-offer':
      return { text: refused['unknown-offer'], status: 404 };
    case 'item-gone':
      return { text: refused['item-gone'](refusal.name), status: 409 };
    case 'not-enough-stock':
      return { text: refused['not-enough-stock'](refusal.name, refusal.available), status: 409 };
    default:
      return { text: refused[refusal.code], status: 409 };
  }
}
