import type { Database } from '#foundation/database/client.ts';
import type { ShopMemory } from '#foundation/services/shop-memory.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { type Audience, type BuyingTerms, businessAudience } from '#foundation/visitor/rules/visitor.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { isBusinessCustomer } from '../rules/is-business-customer.ts';

type Needs = { readonly db: Database; readonly memory: ShopMemory; readonly settings: Settings };

/** What decides how a customer buys; of a subaccount it is its main account's. */
type Buyer = {
  readonly groupId: number;
  readonly isApproved: boolean;
  /** of the role that was registered with; null without a registration */
  readonly roleIsBusiness: boolean | null;
};

/** How a customer sees the shop, and on what terms (ACC-01). */
export type BuyingSegment = {
  readonly isBusiness: boolean;
  readonly audience: Audience;
  readonly terms: BuyingTerms;
};

/** The segment of a customer. Who is no business customer, or not yet, buys as a retail customer, also in a group of businesses. */
export async function buyingSegment(
  needs: Needs,
  { groupId, isApproved, roleIsBusiness }: Buyer,
): Promise<BuyingSegment> {
  const group = await readSegment(needs, groupId);
  const isBusiness = isBusinessCustomer({ isApproved, roleIsBusiness, groupKind: group.kind });
  const { audience, terms } =
    group.kind === 'business' && !isBusiness ? await readSegment(needs, 'retail') : group;
  return { isBusiness, audience: isBusiness ? businessAudience(audience) : audience, terms };
}
