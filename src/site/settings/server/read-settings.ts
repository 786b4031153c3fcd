import type { Database } from '#foundation/database/client.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { settingsFrom } from '../rules/registry.ts';

/** The settings of the shop as they are stored now. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return settingsFrom(new Map(rows.map((row) => [row.key, row.value])));
}
