import { type Kysely, sql } from 'kysely';

export const wrongType = (db: Kysely<never>) =>
  sql<{ id: string; updated_at: string }>`select id, updated_at from products`.execute(db);
