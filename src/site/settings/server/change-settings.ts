import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Definition } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingKey, Settings } from '#foundation/settings/rules/settings.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { settingsFrom, settingsRegistry } from '../rules/registry.ts';
import { readSetting, type SettingRefusal, type SettingValue } from '../rules/setting-form.ts';

export type ChangedSettings =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<SettingKey, SettingRefusal>>> };

// The order of boxes on a page says nothing.
const plain = (value: SettingValue) => JSON.stringify(typeof value === 'object' ? value.toSorted() : value);
const isSame = (a: SettingValue, b: SettingValue) => plain(a) === plain(b);

/** Listings hold prices that were worked out with these: of lists that count VAT the other way, by the rates at home. */
const pricedBy: ReadonlySet<SettingKey> = new Set(['prices_include_tax', 'home_country']);

/**
 * Gives settings the values that were entered, all or none; the row of one that gets its default is deleted, so that it follows the registry.
 * The database notifies every server process, and the audit trail stores each change.
 */
export function changeSettings(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  /** by key, as its fields were posted; null for the default */
  entered: ReadonlyMap<SettingKey, readonly string[] | null>,
): Promise<ChangedSettings> {
  const wanted = new Map<SettingKey, SettingValue>();
  const problems: Partial<Record<SettingKey, SettingRefusal>> = {};
  for (const [key, posted] of entered) {
    const definition: Definition<SettingValue> = settingsRegistry[key];
    const { input, fallback } = definition;
    // What must be there and has no default cannot be given it back.
    const isNeeded = 'isRequired' in input && input.isRequired && fallback === '';
    const read =
      posted === null && !isNeeded
        ? ({ ok: true, value: fallback } as const)
        : readSetting(definition, posted ?? []);
    if (read.ok) wanted.set(key, read.value);
    else problems[key] = read.error;
  }
  if (Object.keys(problems).length > 0) return Promise.resolve({ ok: false, problems });
  return inTransaction(ctx.db, async (db): Promise<ChangedSettings> => {
    const rows = await db
      .selectFrom('settings')
      .select(['key', 'value'])
      .orderBy('key')
      .forUpdate()
      .execute();
    const before: Settings = settingsFrom(new Map(rows.map(({ key, value }) => [key, value])));
    const changed: SettingKey[] = [];
    for (const [key, value] of wanted) {
      const { fallback } = settingsRegistry[key];
      const isStored = rows.some((row) => row.key === key);
      const isDefault = isSame(value, fallback);
      if (isSame(before[key], value) && isStored !== isDefault) continue;
      if (isDefault) await db.deleteFrom('settings').where('key', '=', key).execute();
      else {
        const stored = { key, value: JSON.stringify(value), updated_at: ctx.clock.now() };
        await db
          .insertInto('settings')
          .values(stored)
          .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
          .execute();
      }
      if (isSame(before[key], value)) continue;
      changed.push(key);
      await recordAudit(
        { ...ctx, db },
        {
          what: 'changed',
          subject: { kind: 'setting', id: key, name: key },
          before: { value: before[key] },
          after: { value },
        },
      );
    }
    if (changed.some((key) => pricedBy.has(key))) {
      await notePriceReason({ ...ctx, db }, 'settings');
      await sql`select refresh_many_listing_prices(array(select id from products where type <> 'variation'))`.execute(
        db,
      );
    }
    return { ok: true, count: changed.length };
  });
}
