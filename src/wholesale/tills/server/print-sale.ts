import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { epsonPrinter } from '#foundation/services/fiscal-printer/epson-printer.ts';
import type { PrintedReceipt, ReceiptToPrint } from '#foundation/services/fiscal-printer/fiscal-printer.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { receiptOfOrder } from '../rules/receipt-of-order.ts';
import { mayPrint, type TillSale } from '../rules/till.ts';
import { completeSale } from './complete-sale.ts';
import { readSale } from './sales.ts';

/** Why nothing was sent to a printer; `rate` is a VAT rate in basis points without a department. */
export type NotPrinted =
  | { readonly code: 'no-sale' | 'not-now' | 'no-printer' }
  | { readonly code: 'no-department'; readonly rate: number };

type Claimed =
  | { readonly ok: true; readonly sale: TillSale; readonly receipt: ReceiptToPrint }
  | { readonly ok: false; readonly why: NotPrinted };

/**
 * Prints the fiscal receipt of a sale and completes it. The sale is claimed and stored as being printed before anything is sent, so that two who press at once,
 * or a process that dies, print it once; what the printer does not answer stays unknown until somebody has looked at the paper.
 */
export async function printSale(ctx: RequestContext, orderId: number): Promise<NotPrinted | null> {
  const claimed = await inTransaction(ctx.db, (db) => claim({ ...ctx, db }, orderId));
  if (!claimed.ok) return claimed.why;
  const answer = await epsonPrinter(claimed.sale.till.printerAddress).print(claimed.receipt);
  await inTransaction(ctx.db, async (db) => {
    await storeAnswer({ ...ctx, db }, claimed.sale, answer);
    return { ok: true };
  });
  return null;
}

async function claim(ctx: RequestContext, orderId: number): Promise<Claimed> {
  const refuse = (why: NotPrinted): Claimed => ({ ok: false, why });
  const sale = await readSale(ctx, orderId);
  const order = sale && (await readOrder(ctx, orderId));
  if (!sale || !order) return refuse({ code: 'no-sale' });
  if (!mayPrint(sale.state)) return refuse({ code: 'not-now' });
  if (sale.till.printerAddress === '') return refuse({ code: 'no-printer' });
  const read = receiptOfOrder(order, sale.till.departments);
  if (!read.ok) return refuse({ code: 'no-department', rate: read.rate });
  await ctx.db
    .updateTable('till_sales')
    .set((set) => ({
      state: 'printing',
      problem: '',
      printing_since: ctx.clock.now(),
      attempts: set('attempts', '+', 1),
    }))
    .where('order_id', '=', orderId)
    .execute();
  const { method: payment, tendered: paid, amount: total } = sale;
  const footer = `N. ${order.number}`;
  return { ok: true, sale, receipt: { lines: read.lines, payment, paid, total, footer } };
}

async function storeAnswer(
  ctx: RequestContext,
  { orderId }: TillSale,
  answer: PrintedReceipt,
): Promise<void> {
  if (answer.kind === 'printed') return completeSale(ctx, orderId, answer);
  await ctx.db
    .updateTable('till_sales')
    .set({ state: answer.kind === 'unknown' ? 'unknown' : 'refused', problem: answer.problem.slice(0, 200) })
    .where('order_id', '=', orderId)
    .where('state', '=', 'printing')
    .execute();
}
