import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#foundation/database/tables.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type IncomingPayment,
  type IncomingPaymentsPage,
  type IncomingPaymentsQuery,
  type PaymentState,
  paymentStates,
  paymentsPerPage,
} from '../rules/incoming-payment.ts';
import { propose } from './propose.ts';
import { certainPayments } from './settling/match-certain.ts';
import { readStatements } from './statements/read-statements.ts';

/** A page of incoming payments, open ones with what they may pay; null where there is no such page or statement. */
export async function listIncomingPayments(
  ctx: Pick<RequestContext, 'db'>,
  query: IncomingPaymentsQuery,
): Promise<IncomingPaymentsPage | null> {
  const [counts, total, rows, statements, certain] = await Promise.all([
    countByState(ctx, query),
    query.words === '' ? null : countFound(ctx, query),
    chooseRows(ctx, query),
    readStatements(ctx, query.statement),
    certainPayments(ctx, query.statement),
  ]);
  const statement = statements.find(({ id }) => id === query.statement) ?? null;
  const found = total ?? counts[query.state];
  const pages = Math.max(1, Math.ceil(found / paymentsPerPage));
  if ((query.statement !== null && !statement) || query.page > pages) return null;
  return {
    payments: await withOrders(ctx, rows),
    total: found,
    page: query.page,
    pages,
    query,
    counts,
    certain: certain.length,
    statement,
    statements,
  };
}

type Payments<Selected> = SelectQueryBuilder<Tables, 'incoming_payments', Selected>;

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

function matching<Selected>(
  payments: Payments<Selected>,
  { statement, words }: IncomingPaymentsQuery,
): Payments<Selected> {
  let found = payments;
  if (statement !== null) found = found.where('statement_id', '=', statement);
  if (words === '') return found;
  return found.where(sql<string>`concat_ws(' ', payer, text, tracking)`, 'ilike', pattern(words));
}

async function countByState({ db }: Pick<RequestContext, 'db'>, query: IncomingPaymentsQuery) {
  const rows = await matching(db.selectFrom('incoming_payments'), { ...query, words: '' })
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(paymentStates.map((state) => [state, counted.get(state) ?? 0])) as Record<
    PaymentState,
    number
  >;
}

async function countFound({ db }: Pick<RequestContext, 'db'>, query: IncomingPaymentsQuery): Promise<number> {
  const row = await matching(db.selectFrom('incoming_payments'), query)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', query.state)
    .executeTakeFirst();
  return row?.count ?? 0;
}

const chooseRows = ({ db }: Pick<RequestContext, 'db'>, query: IncomingPaymentsQuery) =>
  matching(db.selectFrom('incoming_payments'), query)
    .select([
      'id',
      'kind',
      'amount_cents as amount',
      'valued_on',
      'text',
      'payer',
      'tracking',
      'state',
      'reason',
    ])
    .select(['decided_at', 'decided_by'])
    .where('state', '=', query.state)
    .orderBy('valued_on', 'desc')
    .orderBy('id', 'desc')
    .limit(paymentsPerPage)
    .offset((query.page - 1) * paymentsPerPage)
    .execute();

async function withOrders(
  ctx: Pick<RequestContext, 'db'>,
  rows: Awaited<ReturnType<typeof chooseRows>>,
): Promise<readonly IncomingPayment[]> {
  const open = rows.filter(({ state }) => state === 'open');
  const [proposed, shares] = await Promise.all([
    propose(ctx.db, open),
    readShares(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    valuedOn: row.valued_on,
    amount: toCents(row.amount),
    text: row.text,
    payer: row.payer,
    tracking: row.tracking,
    state: row.state,
    reason: row.reason,
    decided: row.decided_at && { by: row.decided_by, at: row.decided_at.toISOString() },
    proposal: proposed.get(row.id)?.proposal ?? null,
    settled: proposed.get(row.id)?.settled ?? [],
    shares: shares
      .filter(({ payment_id }) => payment_id === row.id)
      .map(({ order_id, number, amount_cents, settles }) => ({
        orderId: order_id,
        number,
        amount: toCents(amount_cents),
        settles,
      })),
  }));
}

async function readShares({ db }: Pick<RequestContext, 'db'>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('incoming_payment_orders as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['s.payment_id', 's.order_id', 's.amount_cents', 's.settles', 'o.number'])
    .where('s.payment_id', 'in', ids)
    .orderBy('o.number')
    .execute();
}
