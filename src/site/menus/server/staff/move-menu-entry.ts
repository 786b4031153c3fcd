import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RowMove } from '#foundation/records/rules/row-move.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { placeEntry } from '../../rules/place-entry.ts';
import { entriesOf, lockMenus, readStaffMenus } from './read-staff-menu.ts';
import { entryFacts } from './save-menu-entry.ts';

/** Where an entry stands now: `position` of `count` below `parent`, which is null at the top. */
export type MovedMenuEntry =
  | {
      readonly ok: true;
      readonly name: string;
      readonly parentId: number | null;
      readonly parent: string | null;
      readonly position: number;
      readonly count: number;
    }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'gone' | 'below-itself' | 'no-further' | 'too-deep' };
    };

/** Moves an entry with all below it within its menu. */
export function moveMenuEntry(
  ctx: RequestContext,
  { id, move }: { readonly id: number; readonly move: RowMove },
): Promise<MovedMenuEntry> {
  return inTransaction(ctx.db, async (db): Promise<MovedMenuEntry> => {
    await lockMenus(db);
    const all = await readStaffMenus({ ...ctx, db });
    const before = all.find((entry) => entry.id === id);
    if (!before) return { ok: false, error: { code: 'gone' } };
    const entries = entriesOf(all, before.menu);
    const moved = placeEntry(before.menu, entries, { id, move });
    if (!moved.ok) return { ok: false, error: { code: moved.code } };
    const { parentId, siblings } = moved;
    await sql`update menu_entries set parent_id = ${parentId}::int where id = ${id}`.execute(db);
    await orderEntries(db, siblings);
    const parent = entries.find((entry) => entry.id === parentId);
    const position = siblings.indexOf(id) + 1;
    const positionBefore = entries.filter((entry) => entry.parentId === before.parentId).indexOf(before) + 1;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'menu', id, name: before.name },
        before: { ...entryFacts(before, all), position: positionBefore },
        after: { ...entryFacts({ ...before, parentId }, all), position },
      },
    );
    return {
      ok: true,
      name: before.name,
      parentId,
      parent: parent?.name ?? null,
      position,
      count: siblings.length,
    };
  });
}

/** Writes the order of entries below one parent. */
async function orderEntries(db: Database, siblings: readonly number[]): Promise<void> {
  await sql`
    update menu_entries m set position = x.position::int
    from unnest(${siblings}::int[]) with ordinality as x (id, position)
    where m.id = x.id and m.position is distinct from x.position`.execute(db);
}

/** Takes an entry out of its menu; what stands below it takes its place. */
export function removeMenuEntry(ctx: RequestContext, id: number): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db): Promise<{ readonly ok: boolean }> => {
    await lockMenus(db);
    const all = await readStaffMenus({ ...ctx, db });
    const before = all.find((entry) => entry.id === id);
    if (!before) return { ok: false };
    const children = all.filter((entry) => entry.parentId === id).map((entry) => entry.id);
    const siblings = entriesOf(all, before.menu)
      .filter((entry) => entry.parentId === before.parentId)
      .flatMap((entry) => (entry.id === id ? children : [entry.id]));
    await sql`update menu_entries set parent_id = ${before.parentId}::int where parent_id = ${id}`.execute(
      db,
    );
    await orderEntries(db, siblings);
    await sql`delete from menu_entries where id = ${id}`.execute(db);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'menu', id, name: before.name },
        before: entryFacts(before, all),
      },
    );
    return { ok: true };
  });
}
