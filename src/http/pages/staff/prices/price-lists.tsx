import { data, redirect } from 'react-router';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { PriceListsPage } from '#pricing/prices/back-office/price-lists-page.tsx';
import { priceListPath, staffPricesAction } from '#pricing/prices/rules/staff-prices.ts';
import { postPriceLists } from '#pricing/prices/server/staff/post-price-lists.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/price-lists.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'prices');
  return {
    lists: await readPriceLists(ctx),
    nonce: ctx.nonces.make(staffPricesAction),
    title: staffMessagesFor(staffLocale(ctx)).staffPrices.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const created = await postPriceLists(staffContext(context, 'prices'), await request.formData());
  if (created.ok) throw redirect(`${priceListPath(created.id)}?done=created`, 303);
  return data(created.error, { status: 422 });
}

export default function PriceLists({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <PriceListsPage {...page} problem={actionData ?? null} />;
}
