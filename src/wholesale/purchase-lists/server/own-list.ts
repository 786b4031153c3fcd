import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

type OwnList = { readonly id: number; readonly title: string; readonly updatedAt: Date };

/** `isOwn`: the visitor may change it, which only its owner may. */
type SeenList = OwnList & { readonly isOwn: boolean };

type Asker = Pick<RequestContext, 'db' | 'visitor'>;

/** The business customer who asks; null for everybody else, who has no lists (ACC-02). */
export function listOwner({ visitor: { person } }: Pick<RequestContext, 'visitor'>): number | null {
  return person?.kind === 'business' ? person.customerId : null;
}

/** A list that the visitor sees: their own, or of the company that they buy for (SUB-10); null where there is none. */
export async function findSeenList(ctx: Asker, id: number): Promise<SeenList | null> {
  const { person } = ctx.visitor;
  if (!person || !isListId(id)) return null;
  const owners = await listOwnersSeen(ctx);
  if (owners.length === 0) return null;
  const found = await ctx.db
    .selectFrom('purchase_lists')
    .select(['id', 'title', 'updated_at as updatedAt', 'customer_id'])
    .where('id', '=', id)
    .where('customer_id', 'in', [...owners])
    .executeTakeFirst();
  if (!found) return null;
  const { customer_id: owner, ...list } = found;
  return { ...list, isOwn: owner === person.customerId };
}

/** The accounts whose lists the visitor sees; none for retail customers (ACC-02, SUB-10). */
export async function listOwnersSeen(ctx: Asker): Promise<readonly number[]> {
  const { person } = ctx.visitor;
  return person?.kind === 'business' ? ownersSeen(ctx, person, 'Lists') : [];
}

const isListId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

/** A list of the visitor's own, locked until the transaction ends; null where there is none, or it is another account's. */
export async function holdOwnList(inside: Asker, id: number): Promise<OwnList | null> {
  return (await ownList(inside, id)?.forUpdate().executeTakeFirst()) ?? null;
}

function ownList(ctx: Asker, id: number) {
  const owner = listOwner(ctx);
  if (owner === null || !isListId(id)) return null;
  return ctx.db
    .selectFrom('purchase_lists')
    .select(['id', 'title', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .where('customer_id', '=', owner);
}
