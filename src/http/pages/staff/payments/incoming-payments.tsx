import { data, redirect } from 'react-router';
import { IncomingPaymentsPage } from '#selling/incoming-payments/back-office/incoming-payments-page.tsx';
import {
  incomingPaymentsAction,
  incomingPaymentsList,
  paymentActionsDone,
} from '#selling/incoming-payments/rules/incoming-payment.ts';
import { statementProblems } from '#selling/incoming-payments/rules/statements/statement.ts';
import { listIncomingPayments } from '#selling/incoming-payments/server/list-incoming-payments.ts';
import { postIncomingPayments } from '#selling/incoming-payments/server/post-incoming-payments.ts';
import { readCouriers } from '#selling/orders/server/shipments/read-shipments.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/incoming-payments.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'payments');
  const list = found(await listIncomingPayments(ctx, found(incomingPaymentsList.read(asked))));
  const what = paymentActionsDone.find((done) => done === asked.get('done'));
  const code = statementProblems.find((problem) => problem === asked.get('problem'));
  return {
    list,
    couriers: await readCouriers(ctx),
    upload: code
      ? { kind: asked.get('kind') === 'courier' ? ('courier' as const) : ('bank' as const), code }
      : null,
    done: what ? { what, count: Number(/^\d{1,6}$/.exec(asked.get('count') ?? '')?.[0] ?? 0) } : null,
    nonce: ctx.nonces.make(incomingPaymentsAction),
    title: words.incomingPayments.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postIncomingPayments(staffContext(context, 'payments'), request);
  if ('path' in outcome) throw redirect(outcome.path, 303);
  return data(outcome, { status: 422 });
}

export default function IncomingPayments({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <IncomingPaymentsPage {...page} refused={actionData ?? null} />;
}
