import { type Kysely, sql } from 'kysely';

export const wrongColumn = (db: Kysely<never>, id: number) =>
  sql<{ id: number; title: string }>`select id, name from products where id = ${id}`.execute(db);
