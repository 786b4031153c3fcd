import { offersFor } from '#messages/buying/offers-for.ts';
import type { Locale } from '#messages/locale.ts';
import type { OfferRefusal } from '../rules/offer-refusal.ts';

/** Why an offer did not go into the cart, in words, and the status that tells it. */
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
