import { Badge } from '#kit/ui/display/badge.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
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
export function OfferBadge({ state }: { readonly state: OfferState }) {
  return <Badge tone={tones[state]}>{offersFor(useWords().locale).states[state]}</Badge>;
}

/** `31/05/2026` of `2026-05-31`. */
export const dayOf = (day: string) => day.split('-').toReversed().join('/');
