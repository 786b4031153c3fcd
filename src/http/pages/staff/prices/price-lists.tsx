import { data, redirect } from 'react-router';
import { PriceListsPage } from '#pricing/prices/back-office/price-lists-page.tsx';
import { priceListPath, staffPricesAction } from '#pricing/prices/rules/staff-prices.ts';
import { postPriceLists } from '#pricing/prices/server/staff/post-price-lists.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/price-lists.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'prices');
  return {
    lists: await readPriceLists(ctx),
    nonce: ctx.nonces.make(staffPricesAction),
    title: words.staffPrices.title,
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
