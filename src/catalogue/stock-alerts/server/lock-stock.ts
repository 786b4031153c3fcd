import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Waits for whoever moves the stock of an article now, so that the job planned afterwards sees what they leave; holds for the transaction. */
export async function lockStock(db: Database, articleId: number): Promise<void> {
  await sql`select from stock where product_id = ${articleId} for share`.execute(db);
}
