import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** A product as the editing of its variations needs it. */
export type ParentProduct = {
  readonly id: number;
  readonly type: 'simple' | 'variable';
  readonly name: string;
  readonly sku: string | null;
  readonly trashed: boolean;
  readonly onHand: number;
  readonly reserved: number;
};

/** Locks a product until the transaction ends, so that its variations change one after the other; null where there is none. */
export async function lockParent(db: Database, id: number): Promise<ParentProduct | null> {
  const { rows } = await sql<ParentProduct>`
    select p.id, p.type, p.name, p.sku, p.status = 'trash' as trashed,
      coalesce((select s.on_hand from stock s where s.product_id = p.id), 0) as "onHand",
      coalesce((select s.reserved from stock s where s.product_id = p.id), 0) as reserved
    from products p where p.id = ${id} and p.type <> 'variation'
      and not exists (select from offer_goods g where g.product_id = p.id)
    for no key update`.execute(db);
  return rows[0] ?? null;
}
