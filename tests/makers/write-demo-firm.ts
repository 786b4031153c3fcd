import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { demoFirm } from '#database/demo-shop/content/demo-firm.data.ts';

/** Gives an empty shop the firm of the demo shop: without one it takes no bank transfers and writes to nobody. */
export async function writeDemoFirm(db: Database): Promise<void> {
  await sql`insert into settings (key, value) select key, value from jsonb_each(${JSON.stringify(demoFirm)}::jsonb)`.execute(
    db,
  );
}
