/** The brands that are taken, as the provider spells them (PAY-10). */
export const acceptedCards = ['mastercard', 'visa', 'amex'] as const;

/** How 3-D Secure is asked for (PAY-12). */
export const cardContingency = 'SCA_WHEN_REQUIRED';

/** How a card was checked over there: emails of the provider, `''` where it says nothing (wire 3.4). */
export type CheckedCard = {
  readonly brand: string;
  readonly liabilityShift: string;
  readonly enrollment: string;
  readonly authentication: string;
};

/** `retry`: nothing is known, the buyer may try again; `rejected`: the bank does not know the buyer. */
export type CardVerdict = 'accepted' | 'unsupported' | 'rejected' | 'retry';

/** Whether a card may pay: its brand, then what 3-D Secure said (PAY-10, PAY-12, wire 3.4). */
export function judgeCard({ brand, liabilityShift, enrollment, authentication }: CheckedCard): CardVerdict {
  const isTaken = acceptedCards.some((known) => known === brand.toLowerCase());
  if (!isTaken) return 'unsupported';
  if (liabilityShift === 'UNKNOWN') return 'retry';
  if (liabilityShift !== 'NO') return 'accepted';
  if (authentication === 'R' || authentication === 'N') return 'rejected';
  if (authentication === 'U' || (authentication === '' && enrollment === 'Y')) return 'retry';
  return 'accepted';
}
