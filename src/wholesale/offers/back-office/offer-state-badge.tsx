import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type OfferState, offerTones } from '../rules/offer-state.ts';

/** The state of an offer. */
export function OfferStateBadge({ state }: { readonly state: OfferState }) {
  const { staffOffers: words } = useBackOfficeWords();
  return <Badge tone={offerTones[state]}>{words.stateNames[state]}</Badge>;
}
