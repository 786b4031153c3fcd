import { StockValuePage } from '#catalogue/stock/back-office/stock-value-page.tsx';
import { stockValueList } from '#catalogue/stock/rules/stock-value.ts';
import { valueStock } from '#catalogue/stock/server/staff/value/value-stock.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/stock-value.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  return {
    list: found(await valueStock(ctx, found(stockValueList.read(asked)))),
    title: words.staffStock.value.title,
  };
}

export default function StockValue({ loaderData }: Route.ComponentProps) {
  return <StockValuePage list={loaderData.list} />;
}
