import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** A note of an order as programs read it. */
export type ApiOrderNote = {
  readonly id: number;
  /** '' for the shop itself */
  readonly author: string;
  readonly note: string;
  readonly forCustomer: boolean;
  readonly at: Date;
};

/** The notes of an order, newest first: whatever somebody has written into its history. */
export async function readOrderNotes(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly ApiOrderNote[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'person_name', 'note', 'for_customer', 'created_at'])
    .where('order_id', '=', orderId)
    .where('note', '<>', '')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    author: row.person_name,
    note: row.note,
    forCustomer: row.for_customer,
    at: row.created_at,
  }));
}

export const isOrder = async ({ db }: Pick<RequestContext, 'db'>, orderId: number): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst()) !== undefined;
