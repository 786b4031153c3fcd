import { sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { SaleState, Till, TillSale } from '../rules/till.ts';
import { tillJson } from './read-tills.ts';
import { clerkOf, holdSession } from './work-till.ts';

/** After so long nobody waits for the printer's answer any more: whoever sent the receipt has died. */
const LONGEST_PRINT_MS = 60_000;

type Row = {
  order_id: number;
  number: number;
  session_id: number;
  till: Till;
  method: 'cash' | 'card';
  amount_cents: number;
  tendered_cents: number;
  state: SaleState;
  problem: string;
  closure_number: number | null;
  receipt_number: number | null;
  printing_since: Date | null;
  has_invoice: boolean;
  sold_at: Date;
  sold_by: string;
};

const saleRows = sql`
  select x.order_id, o.number::int as number, x.session_id, ${tillJson} as till, x.method, x.amount_cents, x.tendered_cents, x.state, x.problem,
    x.closure_number, x.receipt_number, x.printing_since, o.invoice_data is not null as has_invoice, x.sold_at, x.sold_by
  from till_sales x join orders o on o.id = x.order_id join till_sessions s on s.id = x.session_id join tills t on t.id = s.till_id`;

/** A sale by its order; inside a transaction it stays locked. Null where the order was not sold over a till. */
export async function readSale(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  orderId: number,
): Promise<TillSale | null> {
  const lock = db.isTransaction ? sql`for update of x` : sql``;
  const { rows } = await sql<Row>`${saleRows} where x.order_id = ${orderId} ${lock}`.execute(db);
  const [row] = rows;
  return row ? saleOf(row, clock.now()) : null;
}

/** The sales of a day that are neither complete nor cancelled. */
export async function listOpenSales(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  sessionId: number,
): Promise<readonly TillSale[]> {
  const { rows } = await sql<Row>`${saleRows} where x.session_id = ${sessionId}
    and x.state in ('waiting', 'printing', 'refused', 'unknown') order by x.order_id`.execute(db);
  return rows.map((row) => saleOf(row, clock.now()));
}

function saleOf(row: Row, now: Date): TillSale {
  const since = row.printing_since?.getTime() ?? 0;
  const isLost = row.state === 'printing' && now.getTime() - since > LONGEST_PRINT_MS;
  return {
    orderId: row.order_id,
    orderNumber: row.number,
    sessionId: row.session_id,
    till: row.till,
    method: row.method,
    amount: toCents(row.amount_cents),
    tendered: toCents(row.tendered_cents),
    state: isLost ? 'unknown' : row.state,
    problem: row.problem,
    receipt: row.receipt_number === null ? null : { closure: row.closure_number, number: row.receipt_number },
    hasInvoice: row.has_invoice,
    soldAt: row.sold_at.toISOString(),
    soldBy: row.sold_by,
  };
}

/**
 * Notes that an order is sold over a till, in the transaction that places it: with invoice data the sale needs no receipt. False where the till's day is closed.
 */
export async function recordSale(
  ctx: RequestContext,
  sale: {
    readonly orderId: number;
    readonly sessionId: number;
    readonly method: 'cash' | 'card';
    readonly amount: number;
    readonly tendered: number;
    readonly hasInvoice: boolean;
  },
): Promise<boolean> {
  if (!(await holdSession(ctx, sale.sessionId))) return false;
  await ctx.db
    .insertInto('till_sales')
    .values({
      order_id: sale.orderId,
      session_id: sale.sessionId,
      method: sale.method,
      amount_cents: sale.amount,
      tendered_cents: sale.tendered,
      state: sale.hasInvoice ? 'invoiced' : 'waiting',
      sold_at: ctx.clock.now(),
      sold_by: clerkOf(ctx),
    })
    .execute();
  return true;
}
