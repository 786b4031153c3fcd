import { data, redirect } from 'react-router';
import { ReceiptPage } from '#catalogue/stock/back-office/receipts/receipt-page.tsx';
import { receiptActions, staffReceiptsAction } from '#catalogue/stock/rules/receipts/receipt-form.ts';
import { locationNamed, openLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import { postReceiptForm } from '#catalogue/stock/server/staff/receipts/post-receipt-form.ts';
import { readReceipt, readSuppliers } from '#catalogue/stock/server/staff/receipts/read-receipts.ts';
import { found, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/receipt.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  const id = recordId(args.params.id);
  const receipt = id === null ? null : found(await readReceipt(ctx, id));
  return {
    receipt,
    locations: receipt?.postedAt ? [] : await openLocations(ctx),
    location: receipt ? await locationNamed(ctx, receipt.locationId) : '',
    suppliers: receipt?.postedAt ? [] : await readSuppliers(ctx),
    done: receiptActions.find((action) => action === asked.get('done')) ?? null,
    nonce: ctx.nonces.make(staffReceiptsAction),
    title: receipt
      ? words.staffReceipts.titleOf(receipt.supplier, receipt.document)
      : words.staffReceipts.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  const outcome = await postReceiptForm(ctx, recordId(params.id), await request.formData());
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.kind === 'gone') throw notFound();
  return outcome.kind === 'scan' ? outcome : data(outcome, { status: 422 });
}

export default function StaffReceipt({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  const refused = actionData?.kind === 'again' ? actionData : null;
  const scanned = actionData?.kind === 'scan' ? actionData.answer : null;
  return <ReceiptPage {...page} refused={refused} scanned={scanned} />;
}
