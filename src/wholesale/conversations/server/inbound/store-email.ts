import { createHash } from 'node:crypto';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { isAutomaticEmail } from '#foundation/emails/rules/automatic-email.ts';
import { cutQuotedText } from '#foundation/emails/rules/cut-quoted-text.ts';
import type { FileProblem } from '#foundation/private-files/rules/sent-file.ts';
import { storeEmailFile } from '#foundation/private-files/server/store-email-file.ts';
import { takeFiles } from '#foundation/private-files/server/take-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ParsedEmail } from '#foundation/services/parse-email.ts';
import { MAX_ATTACHMENTS } from '../../rules/attachments.ts';
import { MAX_EMAIL_BODY, MAX_EMAIL_ORIGINAL } from '../../rules/message-limits.ts';
import { maxAttachmentBytes } from '../attachments.ts';
import { type Answered, findAnswered, isOwnEmail } from './answered-email.ts';
import { attachEmail, conversationOfOrder } from './attach-email.ts';

export type InboundContext = Pick<RequestContext, 'db' | 'clock' | 'settings' | 'privateFiles'> & {
  readonly sign: (text: string) => string;
};

/** An email as it was fetched; null where nothing of it could be read. */
export type FetchedEmail = {
  readonly email: ParsedEmail | null;
  readonly bytes: number;
  readonly receivedAt: Date;
  readonly problem: '' | 'too-large' | 'broken';
  /** tells an email apart of which nothing could be read */
  readonly source: Buffer;
};

type LeftOut = { readonly name: string; readonly problem: FileProblem | 'too-many-files' };

/**
 * Which email it is, wherever and how often it is read: by its number, sender, date and words; by all of it where it has no number, or could not be
 * read.
 */
function digestOf({ email, source }: FetchedEmail): Buffer {
  const facts =
    email && email.messageId !== ''
      ? [email.messageId, email.from, email.sentAt, email.subject, email.text]
      : null;
  return createHash('sha256')
    .update(facts ? JSON.stringify(facts) : source)
    .digest();
}

const nothingRead: ParsedEmail = {
  ...{ messageId: '', from: '', fromName: '', to: [], subject: '', sentAt: null, answers: [] },
  ...{ heads: new Map(), text: '', files: [] },
};

/**
 * Stores an email once, with its files: as a message of the conversation that it answers, or among those that staff look through. `settle` runs in the
 * same transaction, also where the email was there already. What the shop has sent itself is passed over.
 */
export async function storeEmail(
  ctx: InboundContext,
  fetched: FetchedEmail,
  settle: (db: Database) => Promise<void>,
): Promise<void> {
  const email = fetched.email ?? nothingRead;
  const needs = { db: ctx.db, sign: ctx.sign, shopEmail: ctx.settings.shop_email };
  const digest = digestOf(fetched);
  const known = await ctx.db
    .selectFrom('inbound_emails')
    .select('id')
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (known || (await isOwnEmail(needs, email))) return settle(ctx.db);
  const answered = await findAnswered(needs, email);
  const isAutomatic = isAutomaticEmail(email.heads);
  const { fileIds, leftOut } = await storeFiles(ctx, isAutomatic ? [] : email.files);
  await inTransaction(ctx.db, async (db) => {
    await storeInside({ ...ctx, db }, { fetched, email, digest, answered, isAutomatic, fileIds, leftOut });
    await settle(db);
    return { ok: true } as const;
  });
}

type EmailToStore = {
  readonly fetched: FetchedEmail;
  readonly email: ParsedEmail;
  readonly digest: Buffer;
  readonly answered: Answered | null;
  readonly isAutomatic: boolean;
  readonly fileIds: readonly number[];
  readonly leftOut: readonly LeftOut[];
};

async function storeInside(ctx: InboundContext, input: EmailToStore): Promise<void> {
  const { fetched, email, digest, answered, isAutomatic, fileIds, leftOut } = input;
  const body = cutQuotedText(email.text).slice(0, MAX_EMAIL_BODY);
  const row = await ctx.db
    .insertInto('inbound_emails')
    .values({
      digest,
      message_id: email.messageId,
      from_address: email.from,
      from_name: email.fromName,
      subject: email.subject,
      body,
      original: email.text.slice(0, MAX_EMAIL_ORIGINAL),
      sent_at: email.sentAt,
      received_at: fetched.receivedAt,
      bytes: fetched.bytes,
      status: isAutomatic ? 'automatic' : 'waiting',
      problem: fetched.problem,
      order_id: answered?.orderId ?? null,
      conversation_id: answered?.conversationId ?? null,
      left_out: JSON.stringify(leftOut),
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another process was faster.
  if (!row) return;
  await takeFilesOf(ctx, row.id, fileIds);
  if (answered && !isAutomatic) {
    const conversationId =
      answered.conversationId ??
      (answered.orderId === null ? null : await conversationOfOrder(ctx, answered.orderId));
    const { bytes, problem } = fetched;
    const { from, fromName, subject } = email;
    const stored = { id: row.id, from, fromName, subject, body, bytes, problem };
    const { isKnown } = answered;
    if (conversationId !== null) {
      await attachEmail(ctx, { email: stored, conversationId, isKnown, byStaff: false });
    }
  }
}

/** Stores the files of an email, as far as a message may bring them. */
async function storeFiles(
  ctx: InboundContext,
  files: ParsedEmail['files'],
): Promise<{ readonly fileIds: readonly number[]; readonly leftOut: readonly LeftOut[] }> {
  const fileIds: number[] = [];
  const leftOut: LeftOut[] = [];
  const maxBytes = maxAttachmentBytes(ctx);
  // Logos of signatures are no files that somebody sends, but pictures within the text may be: they come after the others.
  const ordered = [...files.filter(({ isInline }) => !isInline), ...files.filter(isPicture)];
  for (const { name, content, isInline } of ordered) {
    const isFull = fileIds.length >= MAX_ATTACHMENTS;
    const stored = isFull
      ? ({ ok: false, problem: 'too-many-files' } as const)
      : await storeEmailFile(ctx, { name, content, maxBytes, takes: ctx.settings.quote_file_types });
    if (stored.ok) fileIds.push(stored.id);
    else if (!isInline) leftOut.push({ name: name || '?', problem: stored.problem });
  }
  return { fileIds, leftOut };
}

const SMALLEST_PICTURE_BYTES = 20_000;

/** A picture within the text that is larger than a logo. */
const isPicture = ({ isInline, content }: ParsedEmail['files'][number]) =>
  isInline && content.length >= SMALLEST_PICTURE_BYTES;

async function takeFilesOf(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  emailId: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await takeFiles(
    ctx,
    fileIds.map((fileId) => ({ fileId })),
  );
  await ctx.db
    .insertInto('inbound_email_files')
    .values(fileIds.map((file_id, index) => ({ email_id: emailId, position: index + 1, file_id })))
    .execute();
}
