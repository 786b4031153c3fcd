import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTreeOrder } from '#foundation/records/rules/move-in-tree.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { MenuEntry, MenuName } from '../../rules/menu-entry.ts';
import type { MenuEntryDraft } from '../../rules/menu-entry-form.ts';

/** Whether shoppers find what an entry leads to; `none`: it leads to nothing that could be missing. */
export type TargetState = 'there' | 'gone' | 'unpublished' | 'none';

/** An entry as staff see it, with what is known of its target now. */
export type StaffMenuEntry = MenuEntry & {
  /** its words in the language of the shop, else what it leads to, else its words in the other language */
  readonly name: string;
  readonly target: TargetState;
  /** today's name, or the one when it was chosen; '' without a target */
  readonly targetName: string;
  /** of a product */
  readonly targetCode: string;
};

/** Every entry of every menu, in the order of the trees. */
export async function readStaffMenus({
  db,
  settings,
}: Pick<RequestContext, 'db' | 'settings'>): Promise<readonly StaffMenuEntry[]> {
  const { rows } = await sql<Omit<StaffMenuEntry, 'name'>>`
    select m.id, m.menu, m.parent_id as "parentId", m.kind, m.target_id as "targetId", m.address,
      json_build_object('it', m.words_it, 'en', m.words_en) as words,
      coalesce(c.name, b.name, t.title, p.name, m.target_name) as "targetName",
      coalesce(p.sku, '') as "targetCode",
      case when m.target_id is null then 'none'
        when p.status <> 'published' then 'unpublished'
        when t.id is null and d.page_id is not null then 'unpublished'
        when coalesce(c.id, b.id, t.id, p.id) is null then 'gone' else 'there' end as target
    from menu_entries m
      left join categories c on m.kind = 'category' and c.id = m.target_id
      left join brands b on m.kind = 'brand' and b.id = m.target_id
      left join content_pages t on m.kind = 'page' and t.id = m.target_id
      left join page_blocks d on m.kind = 'page' and d.page_id = m.target_id
      left join products p on m.kind = 'product' and p.id = m.target_id and p.type <> 'variation'
    order by m.position, m.id`.execute(db);
  const locale = settings.interface_language;
  const { kinds } = staffMessagesFor(locale).staffMenus;
  return inTreeOrder(
    rows.map(({ words, ...row }) => ({
      ...row,
      words,
      name: words[locale] || row.targetName || words.it || words.en || row.address || kinds[row.kind],
    })),
  );
}

/** The entries of one menu, in the order of its tree. */
export const entriesOf = (all: readonly StaffMenuEntry[], menu: MenuName) =>
  all.filter((entry) => entry.menu === menu);

/** An entry as its form shows it. */
export function draftOfEntry(entry: StaffMenuEntry): MenuEntryDraft {
  const { menu, parentId, kind, targetId, targetCode, address, words } = entry;
  const of = (target: MenuEntry['kind']) => (kind === target ? targetId : null);
  return {
    menu,
    parentId,
    kind,
    category: of('category'),
    brand: of('brand'),
    page: of('page'),
    product: targetCode,
    address,
    wordsIt: words.it,
    wordsEn: words.en,
  };
}

/** Makes changes of menus happen one after the other; whoever only reads them does not wait. */
export async function lockMenus(db: Database): Promise<void> {
  await sql`lock table menu_entries in share row exclusive mode`.execute(db);
}

/** How many entries each menu has. */
export const countEntries = (all: readonly StaffMenuEntry[]): Readonly<Record<MenuName, number>> => {
  const count = (menu: MenuName) => entriesOf(all, menu).length;
  return {
    header: count('header'),
    footer: count('footer'),
    'phone-bar': count('phone-bar'),
    breadcrumb: count('breadcrumb'),
  };
};
