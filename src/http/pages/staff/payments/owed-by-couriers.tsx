import { OwedByCouriersPage } from '#selling/incoming-payments/back-office/owed-by-couriers-page.tsx';
import { readOwedByCouriers } from '#selling/incoming-payments/server/read-owed-by-couriers.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/owed-by-couriers.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'payments');
  return { debts: await readOwedByCouriers(ctx), title: words.incomingPayments.couriers.title };
}

export default function OwedByCouriers({ loaderData }: Route.ComponentProps) {
  return <OwedByCouriersPage debts={loaderData.debts} />;
}
