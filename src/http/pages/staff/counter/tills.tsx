import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { TillsPage } from '#wholesale/tills/back-office/tills-page.tsx';
import { tillsAction } from '#wholesale/tills/rules/till.ts';
import { postTill } from '#wholesale/tills/server/post-till.ts';
import { listTills } from '#wholesale/tills/server/read-tills.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/tills.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'counter');
  return {
    page: {
      tills: await listTills(ctx),
      nonce: ctx.nonces.make(tillsAction),
      mayManage: mayStaff(ctx.visitor.person, 'tills'),
    },
    title: words.tills.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postTill(staffContext(context, 'tills'), null, await request.formData()));
}

export default function StaffTills({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TillsPage
      {...loaderData.page}
      sentences={actionData?.sentences ?? []}
      typed={actionData?.typed ?? null}
    />
  );
}
