import { type Kysely, type RawBuilder, sql } from 'kysely';

export const unread = (db: Kysely<never>, condition: RawBuilder<unknown>) =>
  sql<{ id: number }>`select id from products where ${condition}`.execute(db);
