import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { TillPage } from '#wholesale/tills/back-office/till-page.tsx';
import { tillsAction } from '#wholesale/tills/rules/till.ts';
import { postTill } from '#wholesale/tills/server/post-till.ts';
import { listMovements, readSessions, readTill } from '#wholesale/tills/server/read-tills.ts';
import { listOpenSales } from '#wholesale/tills/server/sales.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/till.ts';

export const meta = titleMeta;

const mostClosings = 60;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked } = openStaffPage(args, 'counter');
  const till = found(await readTill(ctx, idFrom(args.params.id)));
  const sessions = await readSessions(ctx, { tillId: till.id, most: mostClosings });
  const session = sessions.find(({ closing }) => closing === null) ?? null;
  const [movements, openSales] = session
    ? await Promise.all([listMovements(ctx, session.id), listOpenSales(ctx, session.id)])
    : [[], []];
  return {
    page: {
      till,
      session,
      movements,
      openSales,
      closings: sessions.filter(({ closing }) => closing !== null),
      nonce: ctx.nonces.make(tillsAction),
      mayManage: mayStaff(ctx.visitor.person, 'tills'),
      done: asked.get('done') ?? '',
    },
    title: till.name,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'counter');
  const till = found(await readTill(ctx, idFrom(params.id)));
  return answerForm(await postTill(ctx, till, await request.formData()));
}

export default function StaffTill({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TillPage {...loaderData.page} sentences={actionData?.sentences ?? []} typed={actionData?.typed ?? {}} />
  );
}
