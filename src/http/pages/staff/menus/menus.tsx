import { data } from 'react-router';
import { MenusPage } from '#site/menus/back-office/menus-page.tsx';
import { menusAction, readMenuName } from '#site/menus/rules/menu-entry-form.ts';
import { postMenuMove } from '#site/menus/server/staff/post-menu-entry.ts';
import { countEntries, entriesOf, readStaffMenus } from '#site/menus/server/staff/read-staff-menu.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/menus.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'menus');
  const menu = readMenuName(asked);
  const all = await readStaffMenus(ctx);
  return {
    page: {
      menu,
      entries: entriesOf(all, menu),
      counts: countEntries(all),
      nonce: ctx.nonces.make(menusAction),
      removed: asked.has('removed'),
    },
    title: words.staffMenus.title,
  };
}

/** Moves an entry; the tree stays on the screen and shows where it stands now. */
export async function action({ context, request }: Route.ActionArgs) {
  const moved = await postMenuMove(staffContext(context, 'menus'), await request.formData());
  return data(moved, { status: moved.ok ? 200 : 422 });
}

export default function StaffMenus({ loaderData }: Route.ComponentProps) {
  return <MenusPage {...loaderData.page} />;
}
