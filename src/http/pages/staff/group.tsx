import { data, redirect } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { GroupPage } from '#pricing/customer-groups/back-office/group-page.tsx';
import { staffGroupsAction } from '#pricing/customer-groups/rules/group-draft.ts';
import { readGroupAction } from '#pricing/customer-groups/rules/staff-group.ts';
import { postGroupForm } from '#pricing/customer-groups/server/post-group-form.ts';
import { readGroupPage } from '#pricing/customer-groups/server/read-group-page.ts';
import { refusablePayments } from '#selling/payments/server/refusable-payments.ts';
import { refusableShipping } from '#selling/shipping/server/refusable-shipping.ts';
import { idFrom, notFound } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/group.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta = titleMeta;

async function pageOf(ctx: RequestContext, id: string) {
  const methods = { payments: refusablePayments(ctx), shipping: await refusableShipping(ctx) };
  const page = await readGroupPage(ctx, id === 'new' || id === 'guests' ? id : idFrom(id), methods);
  if (!page) throw notFound();
  return page;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'groups');
  const page = await pageOf(ctx, params.id);
  const { staffGroups: words } = staffMessagesFor(staffLocale(ctx));
  return {
    page,
    nonce: ctx.nonces.make(staffGroupsAction),
    done: readGroupAction(new URL(request.url).searchParams),
    title: page.isGuests ? words.guests : page.form.name || words.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'groups');
  const page = await pageOf(ctx, params.id);
  const outcome = await postGroupForm(ctx, page, await request.formData());
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  return data(outcome, { status: outcome.kind === 'wrong' ? 422 : 409 });
}

export default function StaffGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return (
    <GroupPage
      {...page}
      wrong={actionData?.kind === 'wrong' ? actionData : null}
      refused={actionData?.kind === 'refused' ? actionData.why : null}
    />
  );
}
