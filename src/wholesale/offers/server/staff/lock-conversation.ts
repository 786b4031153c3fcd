import type { NotNull } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Whose conversation it is, and with whom. */
export type HeldConversation = {
  readonly id: number;
  readonly customerId: number;
  readonly vendorId: number | null;
  readonly title: string;
};

/**
 * Holds a conversation of a customer until the transaction ends; null where there is none. Whoever changes its offers holds it first, so that one comes
 * after the other.
 */
export async function lockConversation(db: Database, id: number): Promise<HeldConversation | null> {
  const row = await db
    .selectFrom('conversations')
    .select(['id', 'customer_id as customerId', 'vendor_id as vendorId', 'title'])
    .where('id', '=', id)
    .where('customer_id', 'is not', null)
    .$narrowType<{ customerId: NotNull }>()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
