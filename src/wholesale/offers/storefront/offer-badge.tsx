import { Badge } from '#kit/ui/display/badge.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import { type OfferState, offerTones } from '../rules/offer-state.ts';

/** The state of an offer. */
export function OfferBadge({ state }: { readonly state: OfferState }) {
  return <Badge tone={offerTones[state]}>{offersFor(useWords().locale).states[state]}</Badge>;
}
