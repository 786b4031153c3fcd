import { readVendors } from '#catalogue/vendors/server/read-vendors.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Seller } from '../rules/conversation.ts';

/** The vendors that a conversation can be held with, by name; none where the shop has no more than one (CONV-04). */
export async function readSellers(ctx: Pick<RequestContext, 'db' | 'memory'>): Promise<readonly Seller[]> {
  const vendors = await readVendors(ctx);
  return [...(vendors ?? [])]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'it'));
}

/** The vendor that was posted: null for the shop itself, 'unknown' for one that it does not know. */
export async function sellerOf(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  posted: string,
): Promise<Seller | null | 'unknown'> {
  if (posted === '') return null;
  return (await readSellers(ctx)).find(({ id }) => String(id) === posted) ?? 'unknown';
}
