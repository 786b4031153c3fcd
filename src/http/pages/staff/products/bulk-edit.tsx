import { BulkEditPage } from '#catalogue/bulk-editing/back-office/bulk-edit-page.tsx';
import { bulkAction } from '#catalogue/bulk-editing/rules/bulk-form.ts';
import { postBulkEdit } from '#catalogue/bulk-editing/server/post-bulk-edit.ts';
import { readBulkEdit } from '#catalogue/bulk-editing/server/read-bulk-edit.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/bulk-edit.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'products');
  return {
    shown: found(await readBulkEdit(ctx, { id: idFrom(args.params.id), goods: 'products' })),
    nonce: ctx.nonces.make(bulkAction),
    title: words.staffBulkEdit.title,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  return answerForm(
    await postBulkEdit(ctx, { id: idFrom(params.id), goods: 'products' }, await request.formData()),
  );
}

/** A change of many products at once. */
export default function StaffBulkEdit({ loaderData: { shown, nonce }, actionData }: Route.ComponentProps) {
  return <BulkEditPage key={shown.edit.id} shown={shown} nonce={nonce} rejected={actionData ?? null} />;
}
