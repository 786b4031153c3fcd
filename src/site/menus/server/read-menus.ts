import { sql } from 'kysely';
import { readCategories } from '#catalogue/products/server/read-categories.ts';
import { readMenu } from '#catalogue/products/server/read-menu.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { MenuEntry, ShownMenus } from '../rules/menu-entry.ts';
import { shownMenu } from '../rules/shown-menu.ts';
import { readMenuTargets } from './read-menu-targets.ts';

/** Every entry, siblings in their order. */
export async function readMenuEntries({ db }: Pick<RequestContext, 'db'>): Promise<readonly MenuEntry[]> {
  const { rows } = await sql<MenuEntry>`
    select id, menu, parent_id as "parentId", kind, target_id as "targetId", target_name as "targetName", address,
      json_build_object('it', words_it, 'en', words_en) as words
    from menu_entries order by position, id`.execute(db);
  return rows;
}

/** The menus as the visitor's audience sees them; cached until the shop changes (SITE-18). */
export function readMenus(ctx: RequestContext): Promise<ShownMenus> {
  const { hidden, locale } = ctx.visitor.audience;
  return ctx.memory.remember(`menus ${locale}:${hidden?.key ?? ''}`, async () => {
    const entries = await readMenuEntries(ctx);
    const [targets, categories] = await Promise.all([
      readMenuTargets(ctx, { entries, tree: await readCategories(ctx) }),
      readMenu(ctx),
    ]);
    const shown = (menu: keyof ShownMenus) => shownMenu(menu, entries, { locale, targets, categories });
    return {
      header: shown('header'),
      footer: shown('footer'),
      'phone-bar': shown('phone-bar'),
      breadcrumb: shown('breadcrumb'),
    };
  });
}
