import { data, redirect } from 'react-router';
import { OwedByCouriersPage } from '#selling/incoming-payments/back-office/owed-by-couriers-page.tsx';
import {
  incomingPaymentsAction,
  owedByCouriersPath,
} from '#selling/incoming-payments/rules/incoming-payment.ts';
import { postTypedRemittance } from '#selling/incoming-payments/server/post-typed-remittance.ts';
import { readOwedByCouriers } from '#selling/incoming-payments/server/read-owed-by-couriers.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/owed-by-couriers.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'payments');
  return {
    debts: await readOwedByCouriers(ctx),
    today: shopDay(ctx.clock.now().getTime()),
    entered: Number(/^[1-9]\d{0,3}$/.exec(asked.get('entered') ?? '')?.[0] ?? 0),
    nonce: ctx.nonces.make(incomingPaymentsAction),
    title: words.incomingPayments.couriers.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postTypedRemittance(staffContext(context, 'payments'), await request.formData());
  if (outcome.ok) throw redirect(`${owedByCouriersPath}?entered=${outcome.count}`, 303);
  return data(outcome, { status: 422 });
}

export default function OwedByCouriers({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <OwedByCouriersPage {...page} refused={actionData ?? null} />;
}
