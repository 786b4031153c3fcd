import { data, redirect } from 'react-router';
import { PriceListPage } from '#pricing/prices/back-office/price-list-page.tsx';
import {
  fileProblems,
  priceActions,
  priceListPath,
  staffPricesAction,
} from '#pricing/prices/rules/staff-prices.ts';
import { postPriceList } from '#pricing/prices/server/staff/post-price-list.ts';
import { readStaffPriceList } from '#pricing/prices/server/staff/read-staff-price-list.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/price-list.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.page.list.name ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'prices');
  const asked = new URL(request.url).searchParams;
  const page = await readStaffPriceList(ctx, idFrom(params.id), asked);
  if (!page) throw notFound();
  return {
    page,
    nonce: ctx.nonces.make(staffPricesAction),
    done: priceActions.find((action) => action === asked.get('done')) ?? null,
    file: fileProblems.find((problem) => problem === asked.get('file')) ?? null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'prices');
  const id = idFrom(params.id);
  const page = await readStaffPriceList(ctx, id, new URLSearchParams());
  if (!page) throw notFound();
  const form = await request.formData();
  const posted = await postPriceList(ctx, page.list, form);
  // The script of a price that is edited in its place stays on the page.
  if (posted.ok && posted.price && form.get('inline') === '1') return { price: posted.price };
  if (posted.ok) throw redirect(`${priceListPath(id)}?done=${posted.done}`, 303);
  return data({ error: posted.error, entered: posted.entered }, { status: posted.status });
}

export default function PriceList({ loaderData, actionData }: Route.ComponentProps) {
  const { page, ...rest } = loaderData;
  return (
    <PriceListPage {...page} {...rest} problem={actionData && 'error' in actionData ? actionData : null} />
  );
}
