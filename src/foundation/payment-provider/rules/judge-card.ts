/** The accepted card brands in the provider's spelling (PAY-10). */
export const acceptedCards = ['mastercard', 'visa', 'amex'] as const;

/** When 3-D Secure is requested (PAY-12). */
export const cardContingency = 'SCA_WHEN_REQUIRED';

/** The provider's result of checking a card, in its codes such as `Y` or `N`; `''` where one is missing (wire 3.4). */
export type CheckedCard = {
  readonly brand: string;
  readonly liabilityShift: string;
  readonly enrollment: string;
  readonly authentication: string;
};

/** `retry`: no result, the buyer may try once more; `rejected`: the bank did not authenticate the buyer. */
export type CardVerdict = 'accepted' | 'unsupported' | 'rejected' | 'retry';

/** Whether a card may pay: its brand, then the result of 3-D Secure (PAY-10, PAY-12, wire 3.4). */
export function judgeCard({ brand, liabilityShift, enrollment, authentication }: CheckedCard): CardVerdict {
  const isTaken = acceptedCards.some((known) => known === brand.toLowerCase());
  if (!isTaken) return 'unsupported';
  if (liabilityShift === 'UNKNOWN') return 'retry';
  if (liabilityShift !== 'NO') return 'accepted';
  if (authentication === 'R' || authentication === 'N') return 'rejected';
  if (authentication === 'U' || (authentication === '' && enrollment === 'Y')) return 'retry';
  return 'accepted';
}
