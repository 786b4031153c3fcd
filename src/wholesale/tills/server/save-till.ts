import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { departmentsText, readTillSettings, type TillSettings } from '../rules/till-forms.ts';
import { readTill } from './read-tills.ts';
import type { TillResult } from './work-till.ts';

const facts = ({ name, isActive, printerAddress, departments }: TillSettings) => ({
  name,
  active: isActive,
  address: printerAddress,
  departments: departmentsText(departments).replaceAll('\n', ', '),
});

/** Sets a till up, or changes it; `id` is null for a new one. Names are unique. */
export function saveTill(
  ctx: RequestContext,
  id: number | null,
  typed: Parameters<typeof readTillSettings>[0],
): Promise<TillResult> {
  return inTransaction(ctx.db, async (db): Promise<TillResult> => {
    const settings = readTillSettings(typed);
    if (!settings.ok) return settings;
    const { name, isActive: active, printerAddress: printer_address, departments } = settings.value;
    const before = id === null ? null : await readTill({ db }, id);
    if (id !== null && !before) return { ok: false, problem: 'not-now' };
    const taken = await db
      .selectFrom('tills')
      .select('id')
      .where('name', '=', name)
      .where('id', '!=', id ?? 0)
      .executeTakeFirst();
    if (taken) return { ok: false, problem: 'name-taken' };
    const row = { name, active, printer_address, printer_departments: JSON.stringify(departments) };
    const saved =
      id === null
        ? await db.insertInto('tills').values(row).returning('id').executeTakeFirstOrThrow()
        : await db
            .updateTable('tills')
            .set(row)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow();
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'till', id: saved.id, name },
        before: before && facts(before),
        after: facts(settings.value),
      },
    );
    return { ok: true, id: saved.id };
  });
}
