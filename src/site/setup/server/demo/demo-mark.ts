import type { Database } from '#foundation/database/client.ts';
import { type DemoMark, demoMark, demoMarkKey } from '../../rules/demo-data.ts';

/** The mark of the demo; null in a shop that was never filled. */
export async function readDemoMark(db: Database, lock = false): Promise<DemoMark | null> {
  const found = db.selectFrom('settings').select('value').where('key', '=', demoMarkKey);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row ? demoMark.parse(row.value) : null;
}

export async function writeDemoMark(db: Database, mark: DemoMark, at: Date): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(mark), updated_at: at })
    .where('key', '=', demoMarkKey)
    .execute();
}
