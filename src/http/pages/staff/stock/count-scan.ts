import { redirect } from 'react-router';
import { postCountForm } from '#catalogue/stock/server/staff/counts/post-count-form.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/count-scan.ts';

/** Nothing to look at: leads to the count. */
export function loader({ context, params }: Route.LoaderArgs) {
  staffContext(context, 'stock');
  throw redirect(`/staff/stock/counts/${idFrom(params.id)}/`);
}

/** Takes a scanned code into a count and says what became of it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  const outcome = await postCountForm(ctx, idFrom(params.id), await request.formData());
  if (outcome.kind !== 'scan') throw notFound();
  return Response.json(outcome.answer);
}
