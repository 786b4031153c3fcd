import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { LinkedOffer } from '../../rules/linked-offer.ts';
import { listCustomerOffers } from '../list-conversation-offers.ts';
import { buyerById } from './find-buyer.ts';

/** The newest offers to a customer and to those who buy for it; `email` is null where offers cannot be made to them. */
export async function readCustomerOffers(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  customerId: number,
  owners: readonly number[],
): Promise<{ readonly offers: readonly LinkedOffer[]; readonly email: string | null }> {
  const [offers, buyer] = await Promise.all([listCustomerOffers(ctx, owners), buyerById(ctx.db, customerId)]);
  return { offers, email: buyer?.isBusiness ? buyer.email : null };
}
