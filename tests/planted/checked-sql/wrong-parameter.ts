import { type Kysely, sql } from 'kysely';

export const wrongParameter = (db: Kysely<never>, since: Date) =>
  sql<{ id: number }>`select id from products where id = ${since}`.execute(db);
