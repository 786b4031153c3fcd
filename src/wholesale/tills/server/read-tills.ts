import { sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Till, TillMovement, TillSession } from '../rules/till.ts';

type Reader = Pick<RequestContext, 'db'>;

const tillColumns = sql`t.id, t.name, t.active as "isActive", t.printer_address as "printerAddress", t.printer_departments as departments`;

/** A till as JSON of the database, from a row of `tills` by the name `t`. */
export const tillJson = sql<Till>`json_build_object('id', t.id, 'name', t.name, 'isActive', t.active,
  'printerAddress', t.printer_address, 'departments', t.printer_departments)`;

/** All tills by name, with their open day. */
export async function listTills({
  db,
}: Reader): Promise<
  readonly (Till & { readonly sessionId: number | null; readonly openedBy: string | null })[]
> {
  const { rows } = await sql<Till & { sessionId: number | null; openedBy: string | null }>`
    select ${tillColumns}, s.id as "sessionId", s.opened_by as "openedBy"
    from tills t left join till_sessions s on s.till_id = t.id and s.closed_at is null order by lower(t.name)`.execute(
    db,
  );
  return rows;
}

/** The tills that take money now: those with an open day. */
export async function listOpenTills({
  db,
}: Reader): Promise<readonly { readonly sessionId: number; readonly name: string }[]> {
  const { rows } = await sql<{ sessionId: number; name: string }>`
    select s.id as "sessionId", t.name from till_sessions s join tills t on t.id = s.till_id
    where s.closed_at is null and t.active order by lower(t.name)`.execute(db);
  return rows;
}

export async function readTill({ db }: Reader, id: number): Promise<Till | null> {
  const { rows } = await sql<Till>`select ${tillColumns} from tills t where t.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type SessionRow = {
  id: number;
  till_id: number;
  name: string;
  opened_at: Date;
  opened_by: string;
  opening_cents: number;
  closed_at: Date | null;
  closed_by: string | null;
  counted_cents: number | null;
  expected_cents: number | null;
  note: string;
  cash: number;
  cash_sales: number;
  card: number;
  card_sales: number;
  movements: number;
  open: number;
  receipts: number;
  invoices: number;
};

/** Days of tills with what came in and went out: one by its id, or the newest of a till. */
export async function readSessions(
  { db }: Reader,
  which: { readonly id: number } | { readonly tillId: number; readonly most: number },
): Promise<readonly TillSession[]> {
  const condition = 'id' in which ? sql`s.id = ${which.id}` : sql`s.till_id = ${which.tillId}`;
  const { rows } = await sql<SessionRow>`
    select s.id, s.till_id, t.name, s.opened_at, s.opened_by, s.opening_cents, s.closed_at, s.closed_by, s.counted_cents, s.expected_cents, s.note,
      sold.*, (select coalesce(sum(m.amount_cents), 0)::int from till_movements m where m.session_id = s.id) as movements
    from till_sessions s join tills t on t.id = s.till_id
    cross join lateral (
      select coalesce(sum(x.amount_cents) filter (where x.method = 'cash' and x.state in ('printed', 'invoiced')), 0)::int as cash,
        (count(*) filter (where x.method = 'cash' and x.state in ('printed', 'invoiced')))::int as cash_sales,
        coalesce(sum(x.amount_cents) filter (where x.method = 'card' and x.state in ('printed', 'invoiced')), 0)::int as card,
        (count(*) filter (where x.method = 'card' and x.state in ('printed', 'invoiced')))::int as card_sales,
        (count(*) filter (where x.state in ('waiting', 'printing', 'refused', 'unknown')))::int as open,
        (count(*) filter (where x.state = 'printed'))::int as receipts,
        (count(*) filter (where x.state = 'invoiced'))::int as invoices
      from till_sales x where x.session_id = s.id) sold
    where ${condition} order by s.id desc limit ${'most' in which ? which.most : 1}`.execute(db);
  return rows.map(sessionOf);
}

function sessionOf(row: SessionRow): TillSession {
  return {
    id: row.id,
    tillId: row.till_id,
    tillName: row.name,
    openedAt: row.opened_at.toISOString(),
    openedBy: row.opened_by,
    opening: toCents(row.opening_cents),
    sums: {
      cash: toCents(row.cash),
      cashSales: row.cash_sales,
      card: toCents(row.card),
      cardSales: row.card_sales,
      movements: toCents(row.movements),
      open: row.open,
      receipts: row.receipts,
      invoices: row.invoices,
    },
    closing:
      row.closed_at === null
        ? null
        : {
            at: row.closed_at.toISOString(),
            by: row.closed_by ?? '',
            counted: toCents(row.counted_cents ?? 0),
            expected: toCents(row.expected_cents ?? 0),
            note: row.note,
          },
  };
}

/** What was put in or taken out in a day, in its order. */
export async function listMovements({ db }: Reader, sessionId: number): Promise<readonly TillMovement[]> {
  const rows = await db
    .selectFrom('till_movements')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, amount_cents, reason, moved_at, moved_by }) => ({
    id,
    amount: toCents(amount_cents),
    reason,
    at: moved_at.toISOString(),
    by: moved_by,
  }));
}
