import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { CarrierPage } from '#selling/fulfilment/back-office/carrier-page.tsx';
import { carriersAction } from '#selling/fulfilment/rules/carrier-form.ts';
import { readCarrier } from '#selling/fulfilment/server/carriers.ts';
import { postCarrier } from '#selling/fulfilment/server/post-carrier.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/carrier.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  const id = recordId(args.params.id);
  const carrier = id === null ? null : found(await readCarrier(ctx, id));
  return {
    page: {
      carrier,
      nonce: ctx.nonces.make(carriersAction),
      saved: asked.has('saved'),
      isUsed: asked.has('used'),
      mayConnect: mayStaff(ctx.visitor.person, 'settings'),
    },
    title: carrier?.name ?? words.staffFulfilment.carriers.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'fulfilment');
  return answerForm(await postCarrier(ctx, recordId(params.id), await request.formData()));
}

export default function StaffCarrier({ loaderData, actionData }: Route.ComponentProps) {
  return <CarrierPage {...loaderData.page} rejected={actionData ?? null} />;
}
