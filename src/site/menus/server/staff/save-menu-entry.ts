import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { isWithin } from '#foundation/records/rules/move-in-tree.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isTargetKind } from '../../rules/menu-entry.ts';
import {
  type MenuEntryDraft,
  type MenuEntryProblem,
  type MenuEntryProblems,
  MOST_ENTRIES,
  targetField,
} from '../../rules/menu-entry-form.ts';
import { entryHeight, mayStandBelow } from '../../rules/place-entry.ts';
import { findMenuTarget } from './find-menu-target.ts';
import { entriesOf, lockMenus, readStaffMenus, type StaffMenuEntry } from './read-staff-menu.ts';

export type SavedMenuEntry =
  | { readonly ok: true; readonly id: number }
  /** null: it is gone */
  | { readonly ok: false; readonly problems: MenuEntryProblems | null };

/** Writes an entry, new (`id` null: the last one below its parent) or known; one that gets another parent becomes the last one there. */
export function saveMenuEntry(
  ctx: RequestContext,
  { id, draft }: { readonly id: number | null; readonly draft: MenuEntryDraft },
): Promise<SavedMenuEntry> {
  return inTransaction(ctx.db, async (db): Promise<SavedMenuEntry> => {
    await lockMenus(db);
    const all = await readStaffMenus({ ...ctx, db });
    const before = id === null ? null : all.find((entry) => entry.id === id);
    if (before === undefined) return { ok: false, problems: null };
    // An entry stays in its menu.
    const placed = { ...draft, menu: before?.menu ?? draft.menu };
    const placing = placingProblem(entriesOf(all, placed.menu), id, placed);
    if (placing) return { ok: false, problems: { parentId: placing } };
    const target = isTargetKind(draft.kind) ? await findMenuTarget(db, draft, before) : null;
    if (isTargetKind(draft.kind) && !target) {
      return { ok: false, problems: { [targetField(draft.kind)]: 'no-such-target' } };
    }
    const saved = await write(db, id, { draft: placed, target });
    if (!before || before.parentId !== draft.parentId) await putLast(db, saved);
    const after = (await readStaffMenus({ ...ctx, db })).find((entry) => entry.id === saved);
    if (!after) return { ok: false, problems: null };
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'menu', id: saved, name: after.name },
        before: before && entryFacts(before, all),
        after: entryFacts(after, all),
      },
    );
    return { ok: true, id: saved };
  });
}

/** An entry as the audit trail names its fields. */
export function entryFacts(entry: StaffMenuEntry, all: readonly StaffMenuEntry[]) {
  const { menu, kind, parentId, targetName, address, words } = entry;
  const parent = all.find(({ id }) => id === parentId);
  return {
    menu,
    menu_kind: kind,
    menu_parent: parent?.name ?? null,
    leads_to: targetName || address || null,
    words_it: words.it,
    words_en: words.en,
  };
}

function placingProblem(
  entries: readonly StaffMenuEntry[],
  id: number | null,
  { menu, parentId, kind }: MenuEntryDraft,
): MenuEntryProblem | null {
  if (id === null && entries.length >= MOST_ENTRIES) return 'full';
  if (parentId !== null && !entries.some((entry) => entry.id === parentId)) return 'no-such-parent';
  if (id !== null && isWithin(entries, parentId, id)) return 'below-itself';
  const height = id === null ? 1 : entryHeight(entries, id);
  const isCrowned = kind === 'categories' && height > 1;
  return isCrowned || !mayStandBelow(menu, entries, { parentId, height }) ? 'too-deep' : null;
}

async function write(
  db: Database,
  id: number | null,
  {
    draft: { menu, parentId, kind, address, wordsIt, wordsEn },
    target,
  }: {
    readonly draft: MenuEntryDraft;
    readonly target: { readonly id: number; readonly name: string } | null;
  },
): Promise<number> {
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into menu_entries (menu, parent_id, kind, target_id, target_name, address, words_it, words_en)
        values (${menu}, ${parentId}::int, ${kind}, ${target?.id ?? null}::int, ${target?.name ?? ''}, ${address},
          ${wordsIt}, ${wordsEn}) returning id`
    : sql<{ id: number }>`
        update menu_entries set parent_id = ${parentId}::int, kind = ${kind}, target_id = ${target?.id ?? null}::int,
          target_name = ${target?.name ?? ''}, address = ${address}, words_it = ${wordsIt}, words_en = ${wordsEn}
        where id = ${id} returning id`
  ).execute(db);
  return rows[0]?.id ?? 0;
}

async function putLast(db: Database, id: number): Promise<void> {
  await sql`
    update menu_entries m set position = 1 + (
      select coalesce(max(o.position), 0) from menu_entries o
      where o.menu = m.menu and o.parent_id is not distinct from m.parent_id and o.id <> m.id)
    where m.id = ${id}`.execute(db);
}
