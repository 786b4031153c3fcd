import { redirect } from 'react-router';
import { postReceiptForm } from '#catalogue/stock/server/staff/receipts/post-receipt-form.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/receipt-scan.ts';

/** Nothing to look at: leads to the receipt. */
export function loader({ context, params }: Route.LoaderArgs) {
  staffContext(context, 'stock');
  throw redirect(`/staff/stock/receipts/${idFrom(params.id)}/`);
}

/** Takes a scanned code into a receipt and says what became of it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  const outcome = await postReceiptForm(ctx, idFrom(params.id), await request.formData());
  if (outcome.kind !== 'scan') throw notFound();
  return Response.json(outcome.answer);
}
