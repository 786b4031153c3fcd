import { createDatabase, createPool, type Database } from '#database/client.ts';
import { freshDatabase } from './test-database.ts';

export type TestDatabase = { readonly db: Database; close(): Promise<void> };

/** A fresh database with its query builder; `close` gives both back. */
export async function aTestDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max: 4 }));
  return {
    db,
    async close() {
      await db.destroy();
      await database.drop();
    },
  };
}
