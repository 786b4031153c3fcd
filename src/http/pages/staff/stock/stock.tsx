import { bulkAction } from '#catalogue/bulk-editing/rules/bulk-form.ts';
import { StockListPage } from '#catalogue/stock/back-office/stock-list-page.tsx';
import { stockList } from '#catalogue/stock/rules/stock-list.ts';
import { listStock } from '#catalogue/stock/server/staff/list-stock.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/stock.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  return {
    list: found(await listStock(ctx, found(stockList.read(asked)))),
    nonce: ctx.nonces.make(bulkAction),
    title: words.staffStock.title,
  };
}

export default function Stock({ loaderData }: Route.ComponentProps) {
  return <StockListPage list={loaderData.list} nonce={loaderData.nonce} />;
}
