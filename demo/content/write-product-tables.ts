import type { ClientBase } from 'pg';
import { demoTables } from './product-tables.data.ts';

/** The product tables of the demo shop, numbered from 1 as its texts place them. */
export async function writeProductTables(client: ClientBase): Promise<void> {
  for (const { name, columns, categories, definition } of demoTables) {
    await client.query(
      `insert into product_tables (name, columns, definition)
       values ($1, $2, $3::jsonb || jsonb_build_object('products', jsonb_build_object('categories',
         (select coalesce(jsonb_agg(id order by id), '[]') from categories where slug = any ($4)))))`,
      [name, columns, JSON.stringify(definition), categories],
    );
  }
}
