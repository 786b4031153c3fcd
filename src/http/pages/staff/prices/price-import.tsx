import { data, redirect } from 'react-router';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { ImportPage } from '#pricing/prices/back-office/import-page.tsx';
import { importVerdicts } from '#pricing/prices/rules/import-verdict.ts';
import { priceListPath, staffPricesAction } from '#pricing/prices/rules/staff-prices.ts';
import { readPriceImport } from '#pricing/prices/server/imports/read-price-import.ts';
import { postPriceImport } from '#pricing/prices/server/staff/post-price-import.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/price-import.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'prices');
  const [listId, importId] = [idFrom(params.id), idFrom(params.import)];
  const asked = new URL(request.url).searchParams;
  const rows = importVerdicts.find((verdict) => verdict === asked.get('rows'));
  const page = parseQuantity(asked.get('page') ?? '1') || 1;
  const [[list], looked] = await Promise.all([
    readPriceLists(ctx, listId),
    readPriceImport(ctx, { listId, importId, verdict: rows ?? null, page }),
  ]);
  if (!list || !looked) throw notFound();
  const { title } = staffMessagesFor(staffLocale(ctx)).staffPrices.importing;
  return { list, looked, nonce: ctx.nonces.make(staffPricesAction), title: title(looked.fileName) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'prices');
  const [listId, importId] = [idFrom(params.id), idFrom(params.import)];
  const problem = await postPriceImport(ctx, { listId, importId }, await request.formData());
  if (!problem) throw redirect(`${priceListPath(listId)}?done=imported`, 303);
  return data(problem, { status: 422 });
}

export default function PriceImport({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <ImportPage {...page} problem={actionData ?? null} />;
}
