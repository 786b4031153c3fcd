import { timingSafeEqual } from 'node:crypto';
import type { Nonces } from '#foundation/services/nonces.ts';

/** What proves to the product page that a visitor has sent a review, for as long as it waits. */
export function sentReviewProof(nonces: Pick<Nonces, 'sign'>, reviewId: number): string {
  return nonces.sign(`sent-review ${reviewId}`);
}

export function isSentReview(
  nonces: Pick<Nonces, 'sign'>,
  sent: { readonly id: number; readonly proof: string },
): boolean {
  const [expected, given] = [Buffer.from(sentReviewProof(nonces, sent.id)), Buffer.from(sent.proof)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
