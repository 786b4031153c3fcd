import { type RawBuilder, sql } from 'kysely';
import type { DemoTable } from '../../rules/demo-data.ts';

/** The rows of a table that the demo brought, as a condition on their ids. */
export type IsOfDemo = (table: DemoTable, column: RawBuilder<unknown>) => RawBuilder<boolean>;

export const isOfDemo =
  (made: Readonly<Partial<Record<DemoTable, readonly [number, number]>>>): IsOfDemo =>
  (table, column) => {
    const [after, upTo] = made[table] ?? [0, 0];
    return sql<boolean>`(${column} > ${after}::int and ${column} <= ${upTo}::int)`;
  };

/** Whether an order, a row `o` of `orders`, is of an invented person or has an invented article among its lines. */
export const isOrderOfDemo = (ofDemo: IsOfDemo): RawBuilder<boolean> => sql<boolean>`(
  ${ofDemo('customers', sql`coalesce(o.customer_id, 0)`)}
  or ${ofDemo('customers', sql`coalesce(o.main_account_id, 0)`)}
  or exists (select from order_lines l where l.order_id = o.id and (
    ${ofDemo('products', sql`l.product_id`)} or ${ofDemo('products', sql`l.variation_id`)})))`;
