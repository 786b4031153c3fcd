import { createHash } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { countCall } from '#foundation/services/count-call.ts';
import type { ConversationType } from '../rules/conversation.ts';
import { MOST_OF_A_GUEST, SAME_FORM_MS, WRITING_WINDOW_MS } from '../rules/message-limits.ts';
import { queueConversationEmail } from './conversation-emails.ts';
import { insertMessage } from './insert-message.ts';
import { type Guest, type OpenedConversation, startConversation } from './open-conversation.ts';

type GuestConversation = {
  readonly guest: Guest;
  readonly type: ConversationType;
  readonly title: string;
  readonly message: string;
  /** the article that it is about */
  readonly productId: number | null;
};

/**
 * Opens a conversation of somebody without an account and notifies the shop, in the transaction given as `ctx.db`. They are answered by email alone. The same
 * form posted twice opens one conversation; who writes a lot from one address, or under one email address, has to wait.
 */
export async function openGuestConversation(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'settings' | 'nonces' | 'address'>,
  input: GuestConversation,
): Promise<OpenedConversation> {
  const { db, clock, settings } = ctx;
  const { guest, type, title, message, productId } = input;
  const may = await mayWriteAsGuest(ctx, guest.email);
  const digest = createHash('sha256')
    .update(JSON.stringify(['guest', type, title, message, productId]))
    .digest();
  const same = await db
    .selectFrom('conversations')
    .select('id')
    .where((of) => of(of.fn('lower', ['guest_email']), '=', guest.email.toLowerCase()))
    .where('last_activity_at', '>', new Date(clock.now().getTime() - SAME_FORM_MS))
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (same) return { ok: true, id: same.id, isNew: false };
  if (!may) return { ok: false, error: { code: 'too-many' } };
  const id = await startConversation(ctx, { by: { guest }, type, title, vendorId: null, productId, digest });
  const messageId = await insertMessage(ctx, {
    conversationId: id,
    author: 'customer',
    person: { guest: guest.name },
    body: message,
  });
  if (settings.conversation_notify_shop && settings.shop_email !== '') {
    const email = { kind: 'conversation-new', recipient: settings.shop_email } as const;
    await queueConversationEmail(ctx, { ...email, conversationId: id, messageId });
  }
  return { ok: true, id, isNew: true };
}

/** Counts a message by its sender's addresses, as digests; of one email address one is counted after the other. */
async function mayWriteAsGuest(
  { db, clock, nonces, address }: Pick<RequestContext, 'db' | 'clock' | 'nonces' | 'address'>,
  email: string,
): Promise<boolean> {
  const senders = [`email ${email.toLowerCase()}`, ...(address === null ? [] : [`address ${address}`])];
  const limit = { kind: 'guest-message', spanMs: WRITING_WINDOW_MS, now: clock.now() } as const;
  let isWithin = true;
  for (const sender of senders) {
    const caller = Buffer.from(nonces.sign(`guest message of ${sender}`), 'base64url');
    const { calls } = await countCall(db, { ...limit, caller });
    isWithin = isWithin && calls <= MOST_OF_A_GUEST;
  }
  return isWithin;
}
