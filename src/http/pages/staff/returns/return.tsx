import { ReturnPage } from '#selling/returns/back-office/return-page.tsx';
import { returnName } from '#selling/returns/rules/return-paths.ts';
import { returnActions } from '#selling/returns/rules/staff-returns.ts';
import { postStaffReturn } from '#selling/returns/server/post-staff-return.ts';
import { readStaffReturn } from '#selling/returns/server/read-staff-return.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/return.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'returns');
  const page = found(await readStaffReturn(ctx, idFrom(args.params.id)));
  return {
    page,
    done: returnActions.find((action) => action === asked.get('done')) ?? null,
    title: words.staffReturns.titleOf(returnName(page.record.number)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'returns');
  const form = await request.formData();
  if (form.get('action') === 'settle') staffContext(context, 'refunds');
  return answerForm(await postStaffReturn(ctx, idFrom(params.id), form));
}

export default function Return({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData.page} done={loaderData.done} refused={actionData ?? null} />;
}
