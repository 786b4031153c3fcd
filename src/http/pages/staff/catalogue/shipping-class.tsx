import { GroupingPage } from '#catalogue/taxonomy/back-office/groupings/grouping-page.tsx';
import { groupingAction, readRecordDone } from '#catalogue/taxonomy/rules/grouping-form.ts';
import { postGrouping } from '#catalogue/taxonomy/server/groupings/post-grouping.ts';
import { readGrouping } from '#catalogue/taxonomy/server/groupings/read-grouping.ts';
import { shippingClasses } from '#catalogue/taxonomy/server/groupings/shipping-classes.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/shipping-class.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'shipping');
  const id = recordId(args.params.id);
  const page = id === null ? null : found(await readGrouping(ctx, shippingClasses, id));
  return {
    page: {
      page,
      nonce: ctx.nonces.make(groupingAction('shipping-classes')),
      saved: asked.has('saved'),
      done: readRecordDone(asked),
    },
    title: page?.draft.name ?? words.staffGroupings['shipping-classes'].newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'shipping');
  const input = { id: recordId(params.id), form: await request.formData() };
  return answerForm(await postGrouping(ctx, shippingClasses, input));
}

export default function StaffShippingClass({ loaderData, actionData }: Route.ComponentProps) {
  return <GroupingPage section="shipping-classes" {...loaderData.page} rejected={actionData ?? null} />;
}
