import { GroupingPage } from '#catalogue/taxonomy/back-office/groupings/grouping-page.tsx';
import { groupingAction, readRecordDone } from '#catalogue/taxonomy/rules/grouping-form.ts';
import { brands } from '#catalogue/taxonomy/server/groupings/brands.ts';
import { postGrouping } from '#catalogue/taxonomy/server/groupings/post-grouping.ts';
import { readGrouping } from '#catalogue/taxonomy/server/groupings/read-grouping.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/brand.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const id = recordId(args.params.id);
  const page = id === null ? null : found(await readGrouping(ctx, brands, id));
  return {
    page: {
      page,
      nonce: ctx.nonces.make(groupingAction('brands')),
      saved: asked.has('saved'),
      done: readRecordDone(asked),
    },
    title: page?.draft.name ?? words.staffGroupings.brands.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const input = { id: recordId(params.id), form: await request.formData() };
  return answerForm(await postGrouping(ctx, brands, input));
}

export default function StaffBrand({ loaderData, actionData }: Route.ComponentProps) {
  return <GroupingPage section="brands" {...loaderData.page} rejected={actionData ?? null} />;
}
