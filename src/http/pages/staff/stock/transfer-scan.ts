import { redirect } from 'react-router';
import { transferPath } from '#catalogue/stock/rules/transfer-form.ts';
import { postTransferForm } from '#catalogue/stock/server/staff/transfers/post-transfer-form.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/transfer-scan.ts';

/** Nothing to look at: leads to the transfer. */
export function loader({ context, params }: Route.LoaderArgs) {
  staffContext(context, 'stock');
  throw redirect(transferPath(idFrom(params.id)));
}

/** Takes a scanned code into a transfer and says what became of it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  const outcome = await postTransferForm(ctx, idFrom(params.id), await request.formData());
  if (outcome.kind !== 'scan') throw notFound();
  return Response.json(outcome.answer);
}
