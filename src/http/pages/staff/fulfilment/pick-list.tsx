import { data, redirect } from 'react-router';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { PickListPage } from '#selling/fulfilment/back-office/picking/pick-list-page.tsx';
import { pickListsAction, readPickListDone } from '#selling/fulfilment/rules/picking/pick-list-form.ts';
import { postPickList } from '#selling/fulfilment/server/picking/post-pick-list.ts';
import { readPickList } from '#selling/fulfilment/server/picking/read-pick-list.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/pick-list.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  const list = found(await readPickList(ctx, idFrom(args.params.id)));
  return {
    page: {
      list,
      mayOpenStock: mayStaff(ctx.visitor.person, 'stock'),
      nonce: ctx.nonces.make(pickListsAction),
      done: readPickListDone(asked),
    },
    title: words.staffPicking.titleOf(list.id),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'fulfilment');
  const id = idFrom(params.id);
  found(await readPickList(ctx, id));
  const outcome = await postPickList(ctx, id, await request.formData());
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  return outcome.kind === 'scan' ? outcome : data(outcome, { status: 422 });
}

export default function StaffPickList({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.kind === 'again' ? actionData : null;
  const scanned = actionData?.kind === 'scan' ? actionData.answer : null;
  return <PickListPage {...loaderData.page} refused={refused} scanned={scanned} />;
}
