import {
  categoryChoices,
  readStaffCategories,
} from '#catalogue/taxonomy/server/categories/read-staff-categories.ts';
import { isWithin } from '#foundation/records/rules/move-in-tree.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { MenuName } from '../../rules/menu-entry.ts';
import type { MenuEntryDraft } from '../../rules/menu-entry-form.ts';
import { entryHeight, mayStandBelow } from '../../rules/place-entry.ts';
import type { StaffMenuEntry } from './read-staff-menu.ts';

type Choice = { readonly id: number; readonly name: string };

/** What an entry may be made to lead to. */
export type MenuChoices = Readonly<Record<'category' | 'brand' | 'page', readonly Choice[]>>;

export async function readMenuChoices(ctx: Pick<RequestContext, 'db'>): Promise<MenuChoices> {
  const [categories, brand, page] = await Promise.all([
    readStaffCategories(ctx),
    ctx.db.selectFrom('brands').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
    ctx.db
      .selectFrom('content_pages')
      .select(['id', 'title as name'])
      .orderBy('title')
      .orderBy('id')
      .execute(),
  ]);
  return {
    category: categoryChoices(categories).map(({ id, path }) => ({ id, name: path })),
    brand,
    page,
  };
}

/** The entries of a menu that one (`id` null: a new one) may stand below. */
export function parentChoices(
  menu: MenuName,
  entries: readonly StaffMenuEntry[],
  id: number | null,
): readonly Choice[] {
  const height = id === null ? 1 : entryHeight(entries, id);
  return entries
    .filter(
      (entry) =>
        !(id !== null && isWithin(entries, entry.id, id)) &&
        mayStandBelow(menu, entries, { parentId: entry.id, height }),
    )
    .map(({ id: known, name }) => ({ id: known, name }));
}

/** The form of a new entry, below the one whose id an address names. */
export function newEntryDraft(
  menu: MenuName,
  parents: readonly Choice[],
  parent: string | null,
): MenuEntryDraft {
  return {
    menu,
    parentId: parents.find(({ id }) => String(id) === parent)?.id ?? null,
    kind: 'category',
    category: null,
    brand: null,
    page: null,
    product: '',
    address: '',
    wordsIt: '',
    wordsEn: '',
  };
}
