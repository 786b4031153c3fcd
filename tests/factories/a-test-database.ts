import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { freshDatabase } from './test-database.ts';

export type TestDatabase = { readonly db: Database; readonly url: string; close(): Promise<void> };

/** A fresh database with its query builder, on so many connections at the most; `close` gives both back. */
export async function aTestDatabase({ max = 4 }: { readonly max?: number } = {}): Promise<TestDatabase> {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max }));
  return {
    db,
    url: database.url,
    async close() {
      await db.destroy();
      await database.drop();
    },
  };
}
