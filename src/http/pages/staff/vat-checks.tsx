import { redirect } from 'react-router';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { VatCheckList } from '#pricing/vat/back-office/vat-check-list.tsx';
import { readStaffVatFlash, readStaffVatQuery, staffVatAction } from '#pricing/vat/rules/staff-vat.ts';
import { listVatChecks } from '#pricing/vat/server/staff/list-vat-checks.ts';
import { postVatChecks } from '#pricing/vat/server/staff/post-vat-checks.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/vat-checks.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'vat');
  const { searchParams } = new URL(request.url);
  const query = readStaffVatQuery(searchParams);
  const list = query && (await listVatChecks(ctx, query));
  if (!list) throw notFound();
  return {
    list,
    flash: readStaffVatFlash(searchParams),
    nonce: ctx.nonces.make(staffVatAction),
    title: staffMessagesFor(staffLocale(ctx)).staffVat.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postVatChecks(staffContext(context, 'vat'), request), 303);
}

export default function StaffVatChecks({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <VatCheckList {...page} />;
}
