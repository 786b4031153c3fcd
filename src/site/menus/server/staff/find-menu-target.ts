import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { MenuEntryDraft } from '../../rules/menu-entry-form.ts';
import type { StaffMenuEntry } from './read-staff-menu.ts';

export type FoundTarget = { readonly id: number; readonly name: string };

/** What the form of an entry names; null where there is no such thing. A target that is gone stays until another one is chosen. */
export async function findMenuTarget(
  db: Database,
  draft: MenuEntryDraft,
  before: StaffMenuEntry | null,
): Promise<FoundTarget | null> {
  const found = await findTarget(db, draft);
  if (found) return found;
  const { kind, category, brand, page } = draft;
  const chosen = { category, brand, page }[kind as 'category' | 'brand' | 'page'] ?? null;
  const stays = before?.kind === kind && chosen !== null && chosen === before.targetId;
  return stays ? { id: chosen, name: before.targetName } : null;
}

async function findTarget(
  db: Database,
  { kind, category, brand, page, product }: MenuEntryDraft,
): Promise<FoundTarget | null> {
  const named = (query: ReturnType<typeof sql<FoundTarget>>) => query.execute(db).then(({ rows }) => rows[0]);
  if (kind === 'category') {
    return (
      (await named(sql<FoundTarget>`select id, name from categories where id = ${category}::int`)) ?? null
    );
  }
  if (kind === 'brand') {
    return (await named(sql<FoundTarget>`select id, name from brands where id = ${brand}::int`)) ?? null;
  }
  if (kind === 'page') {
    return (
      (await named(sql<FoundTarget>`select id, title as name from content_pages where id = ${page}::int`)) ??
      null
    );
  }
  return (
    (await named(sql<FoundTarget>`
      select id, name from products where sku = ${product} and type <> 'variation'`)) ?? null
  );
}
