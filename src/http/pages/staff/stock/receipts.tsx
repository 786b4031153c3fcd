import { ReceiptList } from '#catalogue/stock/back-office/receipts/receipt-list.tsx';
import { listReceipts } from '#catalogue/stock/server/staff/receipts/read-receipts.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/receipts.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  return {
    list: found(await listReceipts(ctx, idFrom(asked.get('page') ?? '1'))),
    removed: asked.get('done') === 'removed',
    title: words.staffReceipts.title,
  };
}

export default function Receipts({ loaderData: { list, removed } }: Route.ComponentProps) {
  return <ReceiptList {...list} removed={removed} />;
}
