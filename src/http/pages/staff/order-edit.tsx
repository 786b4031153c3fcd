import { OrderEditPage } from '#selling/order-editing/back-office/order-edit-page.tsx';
import { postOrderEdit } from '#selling/order-editing/server/post-order-edit.ts';
import { readOrderEdit } from '#selling/order-editing/server/read-order-edit.ts';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';
import { found, idFrom } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/order-edit.ts';
import { answerForm, openStaffPage, staffContext } from './staff-context.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'edit-orders');
  const view = found(await readOrderEdit(ctx, idFrom(args.params.id), { visitorOf }));
  return { view, title: words.staffOrderEdit.title(view.order.number) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'edit-orders');
  const form = await request.formData();
  return answerForm(await postOrderEdit(ctx, idFrom(params.id), { form, visitorOf }));
}

export default function StaffOrderEdit({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderEditPage view={actionData?.view ?? loaderData.view} />;
}
