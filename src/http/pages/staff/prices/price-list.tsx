import { data, redirect } from 'react-router';
import { PublicPricesPage } from '#catalogue/public-prices/back-office/public-prices-page.tsx';
import { PriceListPage } from '#pricing/prices/back-office/price-list-page.tsx';
import {
  fileProblems,
  priceActions,
  priceListPath,
  staffPricesAction,
} from '#pricing/prices/rules/staff-prices.ts';
import { postPriceList } from '#pricing/prices/server/staff/post-price-list.ts';
import { readPriceLists, type StaffPriceList } from '#pricing/prices/server/staff/read-price-lists.ts';
import { readStaffPriceList } from '#pricing/prices/server/staff/read-staff-price-list.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/price-list.ts';
import { postPublicPage, readPublicPage } from './public-prices.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: (loaderData?.page ?? loaderData?.publicPage)?.list.name ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'prices');
  const asked = new URL(request.url).searchParams;
  const id = idFrom(params.id);
  const [list] = await readPriceLists(ctx, id);
  if (!list) throw notFound();
  const shown = {
    nonce: ctx.nonces.make(staffPricesAction),
    done: priceActions.find((action) => action === asked.get('done')) ?? null,
    file: fileProblems.find((problem) => problem === asked.get('file')) ?? null,
  };
  if (list.isRetail) return { ...shown, page: null, publicPage: await readPublicPage(ctx, list, asked) };
  const page = await readStaffPriceList(ctx, id, asked);
  if (!page) throw notFound();
  return { ...shown, page, publicPage: null };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'prices');
  const id = idFrom(params.id);
  const [list] = await readPriceLists(ctx, id);
  if (!list) throw notFound();
  const { posted, isInline, path } = list.isRetail
    ? await postPublicPage(ctx, list, request)
    : await postListPage(ctx, list, request);
  // The script of a price that is edited in its place stays on the page.
  if (posted.ok && posted.price && isInline) return { price: posted.price };
  if (posted.ok) throw redirect(path, 303);
  return data({ error: posted.error, entered: posted.entered }, { status: posted.status });
}

async function postListPage(ctx: ReturnType<typeof staffContext>, list: StaffPriceList, request: Request) {
  const form = await request.formData();
  const posted = await postPriceList(ctx, list, form);
  const path = `${priceListPath(list.id)}?done=${posted.ok ? posted.done : ''}`;
  return { posted, isInline: form.get('inline') === '1', path };
}

export default function PriceList({ loaderData, actionData }: Route.ComponentProps) {
  const { page, publicPage, ...rest } = loaderData;
  const problem = actionData && 'error' in actionData ? actionData : null;
  if (publicPage) return <PublicPricesPage {...publicPage} {...rest} problem={problem} />;
  return <PriceListPage {...page} {...rest} problem={problem} />;
}
