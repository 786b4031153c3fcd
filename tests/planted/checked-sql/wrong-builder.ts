import { type Kysely, sql } from 'kysely';

type Tables = { products: { id: number; name: string } };

export const wrongBuilder = (db: Kysely<Tables>, ask: boolean) =>
  db
    .selectFrom('products')
    .select(sql<string>`${ask ? sql`count(*)` : sql`nothing`}`.as('count'))
    .execute();
