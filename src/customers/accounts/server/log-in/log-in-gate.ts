import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { withoutWaiting } from '#foundation/database/without-waiting.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  delayLadder,
  failuresExpireMs,
  type LadderName,
  networkOf,
  underAttackFrom,
} from '../../rules/log-in-delays.ts';

const mostCounted = 1_000_000;

// A digest with the shop's key: the table does not reveal who tried what.
const subjectOf = (ctx: RequestContext, text: string) =>
  createHash('sha256')
    .update(ctx.nonces.sign(`log-in delays of ${text}`))
    .digest();

export type Attempt = {
  readonly email: string;
  /** says which browser it is, where the account knows it */
  readonly device: string | null;
};

export type Gate =
  | { readonly ok: true; readonly subject: Buffer }
  | { readonly ok: false; readonly waitMs: number };

/**
 * Lets an attempt to log in pass, counted as a failure until it has succeeded, or says how long further attempts wait. Counts are per
 * account and network; an address waits as a whole once it has failed with many accounts. A known device of the account has counts of its
 * own, so that a guesser elsewhere, or in the same network, never locks the owner out.
 */
export async function passLogInGate(ctx: RequestContext, attempt: Attempt): Promise<Gate> {
  const { email, device } = attempt;
  const network = networkOf(ctx.address ?? '');
  const account = subjectOf(ctx, `account ${email}`);
  const address = subjectOf(ctx, `address ${network}`);
  const subject = subjectOf(
    ctx,
    device === null ? `${email} from ${network}` : `${email} by device ${device}`,
  );
  const now = ctx.clock.now();
  const known = await readCounts(ctx, [account, address]);
  const addressFreeAt = known.find((row) => row.subject.equals(address))?.freeAt ?? now;
  if (device === null && addressFreeAt > now) {
    return { ok: false, waitMs: addressFreeAt.getTime() - now.getTime() };
  }
  const failures = known.find((row) => row.subject.equals(account))?.failures ?? 0;
  const ladder =
    device !== null ? 'device' : failures >= underAttackFrom ? 'network-under-attack' : 'network';
  if (await count(ctx, subject, ladder, 'when-free')) return { ok: true, subject };
  const [row] = await readCounts(ctx, [subject]);
  return { ok: false, waitMs: Math.max(1000, (row?.freeAt.getTime() ?? 0) - now.getTime()) };
}

/** Counts a wrong password for the account and for the address that it came from. */
export async function noteFailedLogIn(ctx: RequestContext, { email, device }: Attempt): Promise<void> {
  const network = networkOf(ctx.address ?? '');
  await count(ctx, subjectOf(ctx, `account ${email}`), 'device', 'always');
  if (device === null) await count(ctx, subjectOf(ctx, `address ${network}`), 'address', 'always');
}

/**
 * Allows one more email to an email address, or says how long none is allowed: so that no mailbox is flooded. It does not depend on
 * whether the address has an account.
 */
export async function passEmailGate(
  ctx: RequestContext,
  email: string,
): Promise<{ readonly waitMs: number }> {
  const network = ctx.address === null ? null : networkOf(ctx.address);
  const emails = subjectOf(ctx, `letters to ${email.trim().toLowerCase()}`);
  const steps: readonly { readonly subject: Buffer; readonly ladder: LadderName }[] = [
    ...(network === null
      ? []
      : [{ subject: subjectOf(ctx, `asking from ${network}`), ladder: 'asking' as const }]),
    { subject: emails, ladder: 'emails' },
  ];
  const now = ctx.clock.now().getTime();
  for (const { subject, ladder } of steps) {
    if (await count(ctx, subject, ladder, 'when-free')) continue;
    const [row] = await readCounts(ctx, [subject]);
    return { waitMs: Math.max(1000, (row?.freeAt.getTime() ?? 0) - now) };
  }
  return { waitMs: 0 };
}

/** Takes back an attempt that passed but could not be checked; what was counted before it stays counted. */
export async function takeBackAttempt(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  subject: Buffer,
): Promise<void> {
  await db
    .updateTable('log_in_delays')
    .set({ failures: sql`greatest(failures - 1, 0)`, free_at: clock.now() })
    .where('subject', '=', subject)
    .execute();
}

/** Clears the failures of an account that has logged in. */
export async function clearFailures(ctx: Pick<RequestContext, 'db'>, subject: Buffer): Promise<void> {
  await sql`/* prepared */
    delete from log_in_delays using ${withoutWaiting} where subject = ${subject}`.execute(ctx.db);
}

type Counted = { readonly subject: Buffer; readonly failures: number; readonly freeAt: Date };

async function readCounts(ctx: RequestContext, subjects: readonly Buffer[]): Promise<readonly Counted[]> {
  const expiredBefore = new Date(ctx.clock.now().getTime() - failuresExpireMs);
  const { rows } = await sql<Counted>`/* prepared */
    select subject, failures, free_at as "freeAt" from log_in_delays
    where subject = any (${subjects}::bytea[]) and last_at > ${expiredBefore}`.execute(ctx.db);
  return rows;
}

/** One statement, so that a hundred attempts at once are counted as a hundred; expired counts are deleted on the way. */
async function count(
  ctx: RequestContext,
  subject: Buffer,
  ladder: LadderName,
  when: 'when-free' | 'always',
): Promise<boolean> {
  const now = ctx.clock.now();
  const expiredBefore = new Date(now.getTime() - failuresExpireMs);
  const delays = delayLadder(ladder);
  const { rows } = await sql`/* prepared */
    with swept as (
      delete from log_in_delays where ctid = any (array (
        select ctid from log_in_delays where last_at < ${expiredBefore} and subject <> ${subject} limit 10 for update skip locked)))
    insert into log_in_delays as known (subject, failures, last_at, free_at)
    select ${subject}::bytea, 1, ${now}::timestamptz, ${now}::timestamptz + make_interval(secs => (${delays}::float8[])[1] / 1000)
    from ${withoutWaiting}
    on conflict (subject) do update set
      failures = case when known.last_at < ${expiredBefore} then 1 else least(known.failures + 1, ${mostCounted}::int) end,
      last_at = ${now},
      free_at = ${now}::timestamptz + make_interval(secs => (${delays}::float8[])[least(
        case when known.last_at < ${expiredBefore} then 1 else known.failures + 1 end, ${delays.length}::int)] / 1000)
    where ${when}::text = 'always' or known.free_at <= ${now} or known.last_at < ${expiredBefore}
    returning failures`.execute(ctx.db);
  return rows.length > 0;
}
