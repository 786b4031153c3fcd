import type { Toolbox } from '#services/toolbox.ts';

export type OwnList = { readonly id: number; readonly title: string; readonly updatedAt: Date };

type Asker = Pick<Toolbox, 'db' | 'visitor'>;

/** The business customer who asks; null for everybody else, who has no lists (ACC-02). */
export function listOwner({ visitor: { person } }: Pick<Toolbox, 'visitor'>): number | null {
  return person?.kind === 'business' ? person.customerId : null;
}

/** A list of the visitor's own; null where there is none, or it is somebody else's. */
export async function findOwnList(toolbox: Asker, id: number): Promise<OwnList | null> {
  return (await ownList(toolbox, id)?.executeTakeFirst()) ?? null;
}

/** The same, held until the transaction ends. */
export async function holdOwnList(inside: Asker, id: number): Promise<OwnList | null> {
  return (await ownList(inside, id)?.forUpdate().executeTakeFirst()) ?? null;
}

function ownList(toolbox: Asker, id: number) {
  const owner = listOwner(toolbox);
  if (owner === null || !Number.isInteger(id) || id <= 0 || id > 2_147_483_647) return null;
  return toolbox.db
    .selectFrom('purchase_lists')
    .select(['id', 'title', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .where('customer_id', '=', owner);
}
