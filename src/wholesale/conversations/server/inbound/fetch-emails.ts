import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Log } from '#foundation/services/log.ts';
import {
  type FetchedMessage,
  type MailboxAccess,
  MailboxError,
  type OpenFolder,
  readMailbox,
} from '#foundation/services/mailbox.ts';
import { parseEmail } from '#foundation/services/parse-email.ts';
import { type InboundContext, storeEmail } from './store-email.ts';
import type { StoredMailbox } from './stored-mailbox.ts';

/** A larger email is not fetched as a whole, in bytes: what a mail server takes for others. */
const LARGEST_EMAIL_BYTES = 25 * 1_048_576;

/** How many emails one run fetches. */
const MOST_AT_ONCE = 50;

/** How far back messages are looked for once the server has numbered them anew, before the last reading. */
const LOOKS_BACK_MS = 2 * 24 * 60 * 60_000;

export type FetchOutcome = {
  readonly fetched: number;
  /** there is more than one run fetches */
  readonly hasMore: boolean;
};

type FetchContext = InboundContext & { readonly log: Log };

/** Of server, user and folder; another password is no other mailbox. */
const mailboxIdOf = ({ host, user, folder }: MailboxAccess) =>
  createHash('sha256')
    .update(JSON.stringify([host.toLowerCase(), user, folder]))
    .digest();

/**
 * Fetches what has come to the mailbox since the last time, in its order; each email is stored in the transaction that notes how far was read. A mailbox
 * that is read for the first time begins with what comes from then on. A server that is away is noted, and asked again later.
 */
export async function fetchEmails(
  ctx: FetchContext,
  { access }: StoredMailbox,
  largestBytes = LARGEST_EMAIL_BYTES,
): Promise<FetchOutcome> {
  try {
    return await readMailbox(access, (folder) => fetchFrom(ctx, access, folder, largestBytes));
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    const { problem, message: said } = error;
    await noteProblem(ctx, access, { problem, said });
    ctx.log.warn({ problem }, 'the mailbox of customer service could not be read');
    return { fetched: 0, hasMore: false };
  }
}

async function fetchFrom(
  ctx: FetchContext,
  access: MailboxAccess,
  folder: OpenFolder,
  largestBytes: number,
): Promise<FetchOutcome> {
  const mailbox = mailboxIdOf(access);
  const state = await ctx.db.selectFrom('inbound_mailbox').selectAll().executeTakeFirst();
  const { uidValidity, uidNext } = folder;
  if (!state?.mailbox.equals(mailbox) || state.uid_validity === '') {
    await noteRead(ctx, ctx.db, { mailbox, uidValidity, lastUid: uidNext - 1 });
    return { fetched: 0, hasMore: false };
  }
  const isRenumbered = state.uid_validity !== uidValidity;
  const uids = isRenumbered
    ? await folder.find({ since: new Date(state.read_at.getTime() - LOOKS_BACK_MS) })
    : await folder.find({ fromUid: Number(state.last_uid) + 1 });
  // All of a mailbox that was numbered anew at once: until the last one is stored it counts as the old one.
  const some = isRenumbered ? uids : uids.slice(0, MOST_AT_ONCE);
  for (const uid of some) {
    const message = await folder.fetch(uid, largestBytes);
    if (!message) continue;
    const settle = isRenumbered
      ? async () => {}
      : (db: Database) => noteRead(ctx, db, { mailbox, uidValidity, lastUid: uid });
    await storeMessage(ctx, message, settle);
  }
  const lastUid = isRenumbered ? uidNext - 1 : (some.at(-1) ?? Number(state.last_uid));
  await noteRead(ctx, ctx.db, { mailbox, uidValidity, lastUid });
  return { fetched: some.length, hasMore: some.length < uids.length };
}

async function storeMessage(
  ctx: FetchContext,
  message: FetchedMessage,
  settle: (db: Database) => Promise<void>,
): Promise<void> {
  const { bytes, receivedAt, source, isWhole } = message;
  const email = await parseEmail(source);
  const problem = isWhole ? (email ? '' : 'broken') : 'too-large';
  await storeEmail(ctx, { email, bytes, receivedAt, problem, source }, settle);
}

async function noteRead(
  { clock }: Pick<FetchContext, 'clock'>,
  db: Database,
  read: { readonly mailbox: Buffer; readonly uidValidity: string; readonly lastUid: number },
): Promise<void> {
  const row = {
    mailbox: read.mailbox,
    uid_validity: read.uidValidity,
    last_uid: read.lastUid,
    read_at: clock.now(),
    ...{ problem: '', said: '', failed_at: null },
  };
  await db
    .insertInto('inbound_mailbox')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

/** What was read before stays noted; a mailbox that was never read begins once it can be. */
async function noteProblem(
  { db, clock }: Pick<FetchContext, 'db' | 'clock'>,
  access: MailboxAccess,
  { problem, said }: { readonly problem: string; readonly said: string },
): Promise<void> {
  const now = clock.now();
  await sql`
    insert into inbound_mailbox (mailbox, uid_validity, last_uid, read_at, problem, said, failed_at)
    values (${mailboxIdOf(access)}, '', 0, ${now}, ${problem}, ${said}, ${now})
    on conflict (is_only) do update set problem = excluded.problem, said = excluded.said, failed_at = excluded.failed_at`.execute(
    db,
  );
}

/** Queues the next look into the mailbox, once for all processes. */
export async function planFetching(
  db: Database,
  when: 'now' | 'in-a-minute' | 'in-five-minutes',
): Promise<void> {
  const pause = { now: '0', 'in-a-minute': '1 minute', 'in-five-minutes': '5 minutes' }[when];
  await sql`select graphile_worker.add_job('fetch-emails', job_key := 'fetch-emails', run_at := now() + ${pause}::interval)`.execute(
    db,
  );
}
