import { findBuyingSegment } from '#customers/accounts/server/find-buying-segment.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { ExplainPage } from '#pricing/prices/back-office/explain-page.tsx';
import { explainPrice } from '#pricing/prices/server/staff/explain-price.ts';
import { titleMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/explain-price.ts';

export const meta = titleMeta;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'explain-prices');
  const asked = new URL(request.url).searchParams;
  const text = (name: string) => (asked.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const question = {
    sku: text('sku'),
    customer: text('customer'),
    group: text('group'),
    quantity: text('quantity'),
    day: text('day'),
  };
  const explained = await explainPrice(ctx, question, (email) => findBuyingSegment(ctx, email));
  const maySeeLists = mayStaff(ctx.visitor.person, 'prices');
  return { explained, maySeeLists, title: staffMessagesFor(staffLocale(ctx)).staffPrices.explain.title };
}

export default function ExplainPrice({ loaderData }: Route.ComponentProps) {
  return <ExplainPage {...loaderData.explained} maySeeLists={loaderData.maySeeLists} />;
}
