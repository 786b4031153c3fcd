import { sql } from 'kysely';
import { demoFirm } from '#demo/content/demo-firm.data.ts';
import type { Database } from '#foundation/database/client.ts';

/** Gives an empty shop the firm of the demo shop: without one it takes no bank transfers and writes to nobody. */
export async function writeDemoFirm(db: Database): Promise<void> {
  await sql`insert into settings (key, value) select key, value from jsonb_each(${JSON.stringify(demoFirm)}::jsonb)`.execute(
    db,
  );
}
