import { redirect } from 'react-router';
import { pickListPath } from '#selling/fulfilment/rules/picking/pick-list-form.ts';
import { postPickList } from '#selling/fulfilment/server/picking/post-pick-list.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/pick-list-scan.ts';

/** Nothing to look at: leads to the pick list. */
export function loader({ context, params }: Route.LoaderArgs) {
  staffContext(context, 'fulfilment');
  throw redirect(pickListPath(idFrom(params.id)));
}

/** Takes a scanned code as a fetched piece and says what became of it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'fulfilment');
  const outcome = await postPickList(ctx, idFrom(params.id), await request.formData());
  if (outcome.kind !== 'scan') throw notFound();
  return Response.json(outcome.answer);
}
