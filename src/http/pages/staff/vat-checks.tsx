import { redirect } from 'react-router';
import { VatCheckList } from '#pricing/vat/back-office/vat-check-list.tsx';
import { readStaffVatFlash, staffVatAction, vatChecksList } from '#pricing/vat/rules/staff-vat.ts';
import { listVatChecks } from '#pricing/vat/server/staff/list-vat-checks.ts';
import { postVatChecks } from '#pricing/vat/server/staff/post-vat-checks.ts';
import { found } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/vat-checks.ts';
import { openStaffPage, staffContext } from './staff-context.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'vat');
  const list = found(await listVatChecks(ctx, found(vatChecksList.read(asked))));
  return {
    list,
    flash: readStaffVatFlash(asked),
    nonce: ctx.nonces.make(staffVatAction),
    title: words.staffVat.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postVatChecks(staffContext(context, 'vat'), request), 303);
}

export default function StaffVatChecks({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <VatCheckList {...page} />;
}
