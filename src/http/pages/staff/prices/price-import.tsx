import { data, redirect } from 'react-router';
import { PublicImportPage } from '#catalogue/public-prices/back-office/public-import-page.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { ImportPage } from '#pricing/prices/back-office/import-page.tsx';
import { importVerdicts } from '#pricing/prices/rules/import-verdict.ts';
import { priceListPath, staffPricesAction } from '#pricing/prices/rules/staff-prices.ts';
import { readPriceImport } from '#pricing/prices/server/imports/read-price-import.ts';
import { postPriceImport } from '#pricing/prices/server/staff/post-price-import.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { found, idFrom, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/price-import.ts';
import { postPublicFile, readPublicFile } from './public-import.ts';

export const meta = titleMeta;

type File = { readonly listId: number; readonly importId: number };

const fileOf = (params: Route.LoaderArgs['params']): File => ({
  listId: idFrom(params.id),
  importId: idFrom(params.import),
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'prices');
  const file = fileOf(params);
  const asked = new URL(request.url).searchParams;
  const [list] = await readPriceLists(ctx, file.listId);
  if (!list) throw notFound();
  const shown = list.isRetail
    ? { looked: null, publicFile: await readPublicFile(ctx, file, asked) }
    : { looked: await readFile(ctx, file, asked), publicFile: null };
  const { title } = staffMessagesFor(staffLocale(ctx)).staffPrices.importing;
  const { fileName } = shown.publicFile ?? shown.looked;
  return { list, ...shown, nonce: ctx.nonces.make(staffPricesAction), title: title(fileName) };
}

async function readFile(ctx: RequestContext, file: File, asked: URLSearchParams) {
  const verdict = importVerdicts.find((one) => one === asked.get('rows')) ?? null;
  const page = parseQuantity(asked.get('page') ?? '1') || 1;
  return found(await readPriceImport(ctx, { ...file, verdict, page }));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'prices');
  const file = fileOf(params);
  const [list] = await readPriceLists(ctx, file.listId);
  if (!list) throw notFound();
  const form = await request.formData();
  const { problem, path } = list.isRetail
    ? await postPublicFile(ctx, file, form)
    : {
        problem: await postPriceImport(ctx, file, form),
        path: `${priceListPath(file.listId)}?done=imported`,
      };
  if (!problem) throw redirect(path, 303);
  return data(problem, { status: 422 });
}

export default function PriceImport({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, looked, publicFile, ...page } = loaderData;
  const problem = actionData ?? null;
  if (publicFile) return <PublicImportPage {...page} looked={publicFile} problem={problem} />;
  return looked ? <ImportPage {...page} looked={looked} problem={problem} /> : null;
}
