import { data, redirect } from 'react-router';
import { TransferPage } from '#catalogue/stock/back-office/transfers/transfer-page.tsx';
import {
  staffTransfersAction,
  transferActions,
  transfersPath,
} from '#catalogue/stock/rules/transfer-form.ts';
import { openLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import { postTransferForm } from '#catalogue/stock/server/staff/transfers/post-transfer-form.ts';
import { readTransfer } from '#catalogue/stock/server/staff/transfers/read-transfers.ts';
import { found, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/transfer.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  const id = recordId(args.params.id);
  const transfer = id === null ? null : found(await readTransfer(ctx, id));
  const locations = await openLocations(ctx);
  // In a shop with one location the list says what is missing.
  if (id === null && locations.length === 1) throw redirect(transfersPath);
  return {
    transfer,
    locations,
    done: transferActions.find((action) => action === asked.get('done')) ?? null,
    nonce: ctx.nonces.make(staffTransfersAction),
    title: id === null ? words.staffTransfers.newTitle : words.staffTransfers.titleOf(id),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  const outcome = await postTransferForm(ctx, recordId(params.id), await request.formData());
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.kind === 'gone') throw notFound();
  return outcome.kind === 'scan' ? outcome : data(outcome, { status: 422 });
}

export default function StaffTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  const refused = actionData?.kind === 'again' ? actionData : null;
  const scanned = actionData?.kind === 'scan' ? actionData.answer : null;
  return <TransferPage {...page} refused={refused} scanned={scanned} />;
}
