import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { planOrderEmails } from '#selling/orders/server/transitions/queue-order-emails.ts';
import type { Settlement } from '../rules/return-states.ts';
import type { ReturnRecord } from '../rules/return-view.ts';
import { readReturn } from './read-returns.ts';

/** The emails about a return, to who asked for it and, with `shop-return`, to the shop. */
export const returnEmailKinds = [
  'return-requested',
  'return-approved',
  'return-refused',
  'return-received',
  'return-credited',
  'return-closed',
  'return-cancelled',
  'shop-return',
] as const;
export type ReturnEmailKind = (typeof returnEmailKinds)[number];

/** The emails about a statement of withdrawal: the receipt of it, and to the shop what was stated. */
export const withdrawalEmailKinds = ['withdrawal-receipt', 'shop-withdrawal'] as const;
export type WithdrawalEmailKind = (typeof withdrawalEmailKinds)[number];

export type EmailedReturn = { readonly record: ReturnRecord; readonly locale: 'it' | 'en' };

export type EmailedWithdrawal = {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  readonly goods: string;
  readonly locale: 'it' | 'en';
  /** null where no order has that number and address */
  readonly orderId: number | null;
  readonly returnId: number | null;
  readonly returnNumber: number | null;
  /** how that return was settled at once; null for one whose goods come back */
  readonly settledAs: Settlement | null;
  /** ISO 8601, of the server */
  readonly at: string;
};

type Context = Pick<RequestContext, 'db' | 'clock' | 'settings'>;

/** Queues emails about a return in the transaction that makes them necessary; their link opens its order. */
export async function queueReturnEmails(
  { db, clock, settings }: Context,
  record: { readonly id: number; readonly orderId: number; readonly email: string },
  kinds: readonly ReturnEmailKind[],
): Promise<void> {
  const emails = kinds
    .map((kind) => ({ kind, recipient: kind === 'shop-return' ? settings.shop_email : record.email }))
    .filter(({ recipient }) => recipient !== '');
  if (emails.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      emails.map((email) => ({
        ...email,
        order_id: record.orderId,
        about_id: record.id,
        occasion: `return-${record.id}`,
        created_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await planOrderEmails(db, record.orderId);
}

/** Queues the receipt of a statement, and the one to the shop. */
export async function queueWithdrawalEmails(
  { db, settings }: Context,
  statement: { readonly id: number; readonly email: string },
): Promise<void> {
  const to = [
    { kind: 'withdrawal-receipt', recipient: statement.email },
    { kind: 'shop-withdrawal', recipient: settings.shop_email },
  ].filter(({ recipient }) => recipient !== '');
  await queueEmails(
    db,
    to.map((email) => ({ ...email, about_id: statement.id, occasion: 'withdrawal' })),
  );
}

/** The return that an email of the outbox is about, as it stands now. */
export async function readEmailedReturn(db: Database, outboxId: number): Promise<EmailedReturn | null> {
  const { rows } = await sql<{ id: number; locale: 'it' | 'en' }>`
    select r.id, o.locale from outbox e join returns r on r.id = e.about_id join orders o on o.id = r.order_id
    where e.id = ${outboxId}`.execute(db);
  const [row] = rows;
  const record = row ? await readReturn({ db }, row.id) : null;
  return row && record ? { record, locale: row.locale } : null;
}

/** The statement of withdrawal that an email of the outbox is about. */
export const readEmailedWithdrawal = (db: Database, outboxId: number) =>
  readWithdrawalForEmail(db, { outboxId });

/** A statement of withdrawal as an email speaks of it: that of an email of the outbox, or one by its id. */
export async function readWithdrawalForEmail(
  db: Database,
  { outboxId = null, id = null }: { readonly outboxId?: number | null; readonly id?: number | null },
): Promise<EmailedWithdrawal | null> {
  const { rows } = await sql<Omit<EmailedWithdrawal, 'at'> & { stated_at: Date }>`
    select s.name, s.email, s.contract, s.goods, s.locale, s.order_id as "orderId", s.return_id as "returnId", r.number as "returnNumber", r.settled_as as "settledAs", s.stated_at
    from withdrawal_statements s left join returns r on r.id = s.return_id
    where s.id = coalesce(${id}::bigint, (select about_id from outbox where id = ${outboxId}::bigint))`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { stated_at, ...statement } = row;
  return { ...statement, at: stated_at.toISOString() };
}
