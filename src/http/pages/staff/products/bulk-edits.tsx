import { redirect } from 'react-router';
import { BulkEditsPage } from '#catalogue/bulk-editing/back-office/bulk-edits-page.tsx';
import { postSelection } from '#catalogue/bulk-editing/server/post-selection.ts';
import { readBulkEdits } from '#catalogue/bulk-editing/server/read-bulk-edit.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/bulk-edits.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  return {
    list: found(await readBulkEdits(ctx, { goods: 'products', page: idFrom(asked.get('page') ?? '1') })),
    title: words.staffBulkEdit.listTitle,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postSelection(staffContext(context, 'products'), request), 303);
}

/** The changes of many products at once. */
export default function StaffBulkEdits({ loaderData: { list } }: Route.ComponentProps) {
  return <BulkEditsPage {...list} />;
}
