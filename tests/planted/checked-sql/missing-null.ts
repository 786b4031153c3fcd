import { type Kysely, sql } from 'kysely';

const named = (name: string) => sql`b.name = ${name}`;

export const missingNull = (db: Kysely<never>, brand: string) =>
  sql<{
    sku: string;
    brand: string;
    total: number;
  }>`select p.sku, b.name as brand, (select sum(on_hand) from stock) as total
    from products p left join brands b on b.id = p.brand_id and ${named(brand)}`.execute(db);
