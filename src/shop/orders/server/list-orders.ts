import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import type { BillingAddress } from '#shop/addresses/rules/address.ts';
import { toCents } from '#shop/money/rules/cents.ts';
import type { OrderRow } from '../rules/order-view.ts';

const ordersPerPage = 25;

export type OrderList = {
  readonly orders: readonly OrderRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** A page of orders, newest first; with `customerId` only that customer's. */
export async function listOrders(
  toolbox: Pick<Toolbox, 'db'>,
  input: { page: number; customerId?: number },
): Promise<OrderList> {
  const mine = toolbox.db
    .selectFrom('orders')
    .$if(input.customerId !== undefined, (query) =>
      query.where('customer_id', '=', input.customerId ?? null),
    );
  const [{ total }, rows] = await Promise.all([
    mine.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    mine
      .select(['id', 'number', 'status', 'billing_address', 'total_cents', 'payment_title', 'created_at'])
      .select(
        sql<number>`(select coalesce(sum(quantity), 0) from order_lines where order_id = orders.id)`.as(
          'item_count',
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(ordersPerPage)
      .offset((input.page - 1) * ordersPerPage)
      .execute(),
  ]);
  const orders = rows.map((row) => {
    const billing = row.billing_address as BillingAddress;
    return {
      id: row.id,
      number: row.number,
      status: row.status,
      buyer: `${billing.firstName} ${billing.lastName}`.trim(),
      company: billing.company,
      itemCount: row.item_count,
      total: toCents(row.total_cents),
      paymentTitle: row.payment_title,
      createdAt: row.created_at.toISOString(),
    };
  });
  return { orders, total, page: input.page, pages: Math.max(1, Math.ceil(total / ordersPerPage)) };
}
