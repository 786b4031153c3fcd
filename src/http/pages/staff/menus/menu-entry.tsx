import { MenuEntryPage } from '#site/menus/back-office/menu-entry-page.tsx';
import { menusAction, readMenuName } from '#site/menus/rules/menu-entry-form.ts';
import { postMenuEntry } from '#site/menus/server/staff/post-menu-entry.ts';
import { newEntryDraft, parentChoices, readMenuChoices } from '#site/menus/server/staff/read-menu-choices.ts';
import { draftOfEntry, entriesOf, readStaffMenus } from '#site/menus/server/staff/read-staff-menu.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/menu-entry.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'menus');
  const id = recordId(args.params.id);
  const all = await readStaffMenus(ctx);
  const entry = id === null ? null : found(all.find((one) => one.id === id));
  const menu = entry?.menu ?? readMenuName(asked);
  const parents = parentChoices(menu, entriesOf(all, menu), id);
  return {
    page: {
      entry,
      draft: entry ? draftOfEntry(entry) : newEntryDraft(menu, parents, asked.get('parent')),
      parents,
      choices: await readMenuChoices(ctx),
      nonce: ctx.nonces.make(menusAction),
      saved: asked.has('saved'),
      stepped: asked.has('moved') ? ('moved' as const) : asked.has('stuck') ? ('stuck' as const) : null,
    },
    title: entry?.name ?? words.staffMenus.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'menus');
  return answerForm(await postMenuEntry(ctx, recordId(params.id), await request.formData()));
}

export default function StaffMenuEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MenuEntryPage {...loaderData.page} rejected={actionData ?? null} />;
}
