import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';

/** From when on something is overdue: a job is normally started within seconds. */
export const OVERDUE_AFTER_MS = 5 * 60_000;
// An email older than a week is no longer sent by itself; staff may resend it.
const TOO_OLD_MS = 7 * 24 * 60 * 60_000;
const AT_ONCE = 500;

/** What has waited longer than five minutes; ages are those of the oldest, in seconds, 0 where nothing waits. */
export type Overdue = {
  /** not sent yet, and not refused */
  readonly emails: number;
  readonly emailSeconds: number;
  /** refused by the mail server, to be retried or out of attempts */
  readonly failedEmails: number;
  /** payments and refunds that the payment provider has not answered */
  readonly payments: number;
  readonly paymentSeconds: number;
};

type JobContext = { readonly db: Database; readonly clock: Clock };

const ago = (clock: Clock, ms: number) => new Date(clock.now().getTime() - ms);
const dueBefore = (clock: Clock) => ago(clock, OVERDUE_AFTER_MS);
const isOverdueEmail = (clock: Clock) => sql`status in ('waiting', 'failed')
  and created_at < ${dueBefore(clock)} and created_at > ${ago(clock, TOO_OLD_MS)}`;

export async function readOverdue({ db, clock }: JobContext): Promise<Overdue> {
  const now = clock.now();
  const limit = dueBefore(clock);
  const age = sql`coalesce(extract(epoch from ${now}::timestamptz - min(at)), 0)::float`;
  const { rows } = await sql<Overdue>`
    with emails as (select status, created_at as at from outbox where ${isOverdueEmail(clock)}),
    payments as (
      select updated_at as at from payment_attempts where status = 'capturing' and updated_at < ${limit}
      union all select created_at from payment_refunds where status = 'waiting' and created_at < ${limit})
    select
      (select count(*)::int from emails where status = 'waiting') as emails,
      (select ${age} from emails where status = 'waiting') as "emailSeconds",
      (select count(*)::int from emails where status = 'failed') as "failedEmails",
      (select count(*)::int from payments) as payments,
      (select ${age} from payments) as "paymentSeconds"`.execute(db);
  const [overdue] = rows;
  if (!overdue) throw new Error('overdue work could not be read');
  return overdue;
}

/** Runs work in a transaction of one process at a time, and answers 0 to others: they would find the same before the first has committed. */
async function oneProcessAtATime(
  db: Database,
  work: (transaction: Database) => Promise<number>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const asked = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('waiting too long', 0)) as mine`.execute(transaction);
    return asked.rows[0]?.mine ? work(transaction) : 0;
  });
}

/**
 * Requeues emails of this week that wait longer than five minutes and have no job any more: none that runs, is to be retried or is out of
 * attempts. Returns how many jobs were added. Each email is sent once: a sent one is not `waiting` any more.
 */
export async function requeueEmails({ db, clock }: JobContext): Promise<number> {
  return oneProcessAtATime(db, async (transaction) => {
    const { rows } = await sql<{ job: unknown }>`
      with jobs as materialized (
        select payload ->> 'outboxId' as email, payload ->> 'orderId' as order_ from graphile_worker._private_jobs),
      waiting as materialized (
        select id, order_id
        from outbox o
        where ${isOverdueEmail(clock)}
          and not exists (select from jobs where jobs.email = o.id::text)
          and not exists (select from jobs where jobs.order_ = o.order_id::text)
        order by created_at limit ${AT_ONCE})
      select graphile_worker.add_job('follow-up-order', json_build_object('orderId', order_id), job_key := 'order-' || order_id) as job
        from (select distinct order_id from waiting where order_id is not null) of_orders
      union all
      select graphile_worker.add_job('send-email', json_build_object('outboxId', id), job_key := 'mail-' || id)
        from waiting where order_id is null`.execute(transaction);
    return rows.length;
  });
}

/**
 * Requeues payments and refunds that wait for the provider longer than five minutes and have no job any more; returns how many. The
 * provider captures and refunds once, however often it is called.
 */
export async function requeuePayments({ db, clock }: JobContext): Promise<number> {
  const limit = dueBefore(clock);
  return oneProcessAtATime(db, async (transaction) => {
    const { rows } = await sql<{ job: unknown }>`
      with waiting as materialized (
        select 'settle-wallet-payment' as task, 'wallet-payment-' || id as key, json_build_object('paymentId', id) as payload
          from payment_attempts p
          where (status in ('capturing', 'pending') or (takes_at_once and status = 'created')
              or (return_key is not null and returned_at is null)) and updated_at < ${limit}
            and not exists (select from graphile_worker._private_jobs j where j.payload ->> 'paymentId' = p.id::text)
        union all
        select 'refund-wallet-payment', 'wallet-refund-' || refund_id, json_build_object('refundId', refund_id)
          from payment_refunds r
          where status in ('waiting', 'pending') and created_at < ${limit}
            and not exists (select from graphile_worker._private_jobs j where j.payload ->> 'refundId' = r.refund_id::text))
      select graphile_worker.add_job(task, payload, job_key := key) as job from waiting`.execute(transaction);
    return rows.length;
  });
}
