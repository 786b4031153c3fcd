import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { writerOf } from '#foundation/visitor/rules/person-name.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { ConversationType } from '../rules/conversation.ts';
import { MOST_WRITTEN, SAME_FORM_MS, WRITING_WINDOW_MS } from '../rules/message-limits.ts';
import { queueConversationEmail } from './conversation-emails.ts';
import { insertMessage } from './insert-message.ts';

/** Somebody without an account, by what they write of themselves. */
export type Guest = { readonly name: string; readonly email: string };

/** Whose a conversation is: a customer's, or somebody's without an account. */
export type ConversationOpener = { readonly customerId: number } | { readonly guest: Guest };

type ConversationToOpen = {
  readonly person: Person;
  readonly type: ConversationType;
  readonly title: string;
  /** the first message; a quote request may come without one */
  readonly message: string;
  readonly vendorId: number | null;
  /** the article that it is about */
  readonly productId?: number | null;
  /** files that have come with it */
  readonly fileIds?: readonly number[];
  /** what else makes this form another one than a form posted at the same time */
  readonly form: readonly unknown[];
};

export type OpenedConversation =
  | { readonly ok: true; readonly id: number; readonly isNew: boolean }
  | { readonly ok: false; readonly error: { readonly code: 'too-many' } };

/**
 * Opens a conversation with its first message and notifies the shop, in the transaction given as `ctx.db`. The same form posted twice
 * opens one conversation.
 */
export async function openConversation(
  ctx: RequestContext,
  input: ConversationToOpen,
): Promise<OpenedConversation> {
  const { db, clock, settings } = ctx;
  const { person, type, title, message, vendorId, productId = null } = input;
  const now = clock.now();
  const may = await mayWrite(ctx, person);
  const digest = createHash('sha256')
    .update(
      JSON.stringify([
        type,
        title,
        message,
        vendorId,
        ...(productId === null ? [] : [productId]),
        ...input.form,
      ]),
    )
    .digest();
  const same = await db
    .selectFrom('conversations')
    .select('id')
    .where('customer_id', '=', person.customerId)
    .where('last_activity_at', '>', new Date(now.getTime() - SAME_FORM_MS))
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (same) return { ok: true, id: same.id, isNew: false };
  if (!may) return { ok: false, error: { code: 'too-many' } };
  const id = await startConversation(ctx, {
    by: { customerId: person.customerId },
    ...{ type, title, vendorId, productId, digest },
  });
  const { fileIds = [] } = input;
  const first = { conversationId: id, author: 'customer', person, body: message, fileIds } as const;
  const messageId = message === '' && fileIds.length === 0 ? null : await insertMessage(ctx, first);
  if (settings.conversation_notify_shop && settings.shop_email !== '') {
    const email = { kind: 'conversation-new', recipient: settings.shop_email } as const;
    await queueConversationEmail(ctx, { ...email, conversationId: id, messageId });
  }
  return { ok: true, id, isNew: true };
}

/**
 * Makes everything that a customer writes run one after another, until the transaction ends, and returns whether they may write more:
 * false after too many conversations or messages of late.
 */
export async function mayWrite(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  person: Pick<Person, 'customerId' | 'actedBy'>,
): Promise<boolean> {
  const { customerId } = person;
  const since = new Date(clock.now().getTime() - WRITING_WINDOW_MS);
  await sql`select id from customers where id = ${customerId} for no key update`.execute(db);
  const { rows } = await sql<{ written: number }>`
    select (select count(*)::int from conversations where customer_id = ${customerId} and last_activity_at > ${since} and created_at > ${since})
      + (select count(*)::int from conversation_messages where person_id = ${writerOf(person)} and author = 'customer' and created_at > ${since})
      as written`.execute(db);
  return (rows[0]?.written ?? 0) < MOST_WRITTEN;
}

/** Writes a conversation down that has no message yet; returns its id. */
export async function startConversation(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  conversation: {
    readonly by: ConversationOpener;
    readonly type: ConversationType;
    readonly title: string;
    readonly vendorId: number | null;
    readonly productId?: number | null;
    /** the order that it is about */
    readonly orderId?: number | null;
    /** what makes the form that opens it another one than a form posted at the same time */
    readonly digest: Buffer;
  },
): Promise<number> {
  const { by, vendorId, productId = null, orderId = null, ...columns } = conversation;
  const now = clock.now();
  const { id } = await db
    .insertInto('conversations')
    .values({
      ...columns,
      ...('guest' in by
        ? { guest_name: by.guest.name, guest_email: by.guest.email }
        : { customer_id: by.customerId }),
      vendor_id: vendorId,
      product_id: productId,
      order_id: orderId,
      created_at: now,
      last_activity_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
