import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OfferState } from '../rules/offer-state.ts';

const tones = {
  draft: 'plain',
  countered: 'amber',
  open: 'green',
  accepted: 'green',
  expired: 'amber',
  ordered: 'plain',
  withdrawn: 'plain',
} as const;

/** The state of an offer. */
export function OfferStateBadge({ state }: { readonly state: OfferState }) {
  const { staffOffers: words } = useBackOfficeWords();
  return <Badge tone={tones[state]}>{words.stateNames[state]}</Badge>;
}
