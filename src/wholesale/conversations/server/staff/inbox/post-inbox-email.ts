import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffConversationPath } from '../../../rules/conversation-paths.ts';
import { type InboxDone, type InboxProblem, inboxAction, inboxEmailPath } from '../../../rules/inbox.ts';
import {
  attachEmail,
  conversationOfEmail,
  conversationOfOrder,
  type StoredEmail,
} from '../../inbound/attach-email.ts';
import type { ConversationOpener } from '../../open-conversation.ts';

export type InboxOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'wrong'; readonly problem: InboxProblem; readonly typed: PostedForm };

type Target =
  | { readonly to: 'order'; readonly number: string }
  | { readonly to: 'customer'; readonly email: string }
  | { readonly to: 'sender' };

/** The forms of an email that has come: puts it into a conversation, or closes or reopens it. */
export async function postInboxEmail(
  ctx: RequestContext,
  { id, form }: { readonly id: number; readonly form: FormData },
): Promise<InboxOutcome> {
  const typed = postedForm(form);
  const done = (what: InboxDone): InboxOutcome => ({
    kind: 'go',
    path: `${inboxEmailPath(id)}?done=${what}`,
  });
  if (!ctx.nonces.check(inboxAction, typedText(typed, '_wpnonce'))) return done('expired');
  const action = typedText(typed, 'action');
  if (action === 'close' || action === 'reopen') {
    const moved = await moveEmail(ctx, id, action);
    if (moved === 'gone') return { kind: 'gone' };
    return done(moved === 'nothing' ? 'nothing' : action === 'close' ? 'closed' : 'reopened');
  }
  const target = targetOf(action, typed);
  if (!target) return done('nothing');
  const attached = await attachByHand(ctx, id, target);
  if (attached.ok)
    return { kind: 'go', path: `${staffConversationPath(attached.conversationId)}?done=attached` };
  if (attached.code === 'gone') return { kind: 'gone' };
  if (attached.code === 'nothing') return done('nothing');
  return { kind: 'wrong', problem: attached.code, typed };
}

function targetOf(action: string, typed: PostedForm): Target | null {
  switch (action) {
    case 'order':
      return { to: 'order', number: typedText(typed, 'order').trim().replace(/^#/, '') };
    case 'customer':
      return { to: 'customer', email: typedText(typed, 'customer').trim().toLowerCase() };
    case 'sender':
      return { to: 'sender' };
    default:
      return null;
  }
}

/** Locks an email; null where there is none. */
const lockEmail = (db: RequestContext['db'], id: number) =>
  db
    .selectFrom('inbound_emails')
    .select(['id', 'status', 'subject', 'body', 'bytes', 'problem'])
    .select(['from_address as from', 'from_name as fromName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Attached =
  | { readonly ok: true; readonly conversationId: number }
  | { readonly ok: false; readonly code: InboxProblem | 'gone' | 'nothing' };

/** Puts an email into the conversation of an order or of a customer, or into a new one with whoever sent it; of two at once the second changes nothing. */
function attachByHand(ctx: RequestContext, id: number, target: Target): Promise<Attached> {
  return inTransaction(ctx.db, async (db): Promise<Attached> => {
    const inner = { ...ctx, db };
    // The order is locked before what belongs to it.
    const ofOrder = target.to === 'order' ? await orderNumbered(db, target.number) : null;
    if (target.to === 'order' && ofOrder === null) return { ok: false, code: 'no-order' };
    const orderConversation = ofOrder === null ? null : await conversationOfOrder(inner, ofOrder);
    const email = await lockEmail(db, id);
    if (!email) return { ok: false, code: 'gone' };
    if (email.status === 'attached') return { ok: false, code: 'nothing' };
    const owner = target.to === 'order' ? null : await ownerOf(db, target, email);
    if (typeof owner === 'string') return { ok: false, code: owner };
    const conversationId =
      orderConversation ?? (owner === null ? null : await conversationOfEmail(inner, { by: owner, email }));
    if (conversationId === null) return { ok: false, code: 'no-order' };
    const isKnown = await isOfConversation(db, conversationId, email.from);
    const attached = await attachEmail(inner, { email, conversationId, isKnown, byStaff: true });
    if (!attached) return { ok: false, code: 'gone' };
    await recordAudit(inner, {
      what: 'changed',
      subject: { kind: 'inbound-email', id, name: email.subject || email.from },
      before: { status: email.status, conversation: '' },
      after: { status: 'attached', conversation: String(conversationId) },
    });
    return { ok: true, conversationId };
  });
}

async function orderNumbered(db: RequestContext['db'], number: string): Promise<number | null> {
  if (!/^\d{1,15}$/.test(number)) return null;
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', Number(number))
    .executeTakeFirst();
  return row?.id ?? null;
}

const customerWith = (db: RequestContext['db'], email: string) =>
  db
    .selectFrom('customers')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();

async function ownerOf(
  db: RequestContext['db'],
  target: Exclude<Target, { readonly to: 'order' }>,
  { from, fromName }: StoredEmail,
): Promise<ConversationOpener | InboxProblem> {
  if (target.to === 'customer') {
    const customer = target.email === '' ? null : await customerWith(db, target.email);
    return customer ? { customerId: customer.id } : 'no-customer';
  }
  if (from === '') return 'no-sender';
  const customer = await customerWith(db, from);
  return customer ? { customerId: customer.id } : { guest: { name: fromName || from, email: from } };
}

/** Whether a conversation is with whoever has the address. */
async function isOfConversation(db: RequestContext['db'], id: number, from: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations as v')
    .leftJoin('customers as c', 'c.id', 'v.customer_id')
    .select(['c.email', 'v.guest_email'])
    .where('v.id', '=', id)
    .executeTakeFirst();
  return [row?.email, row?.guest_email].some((known) => known?.toLowerCase() === from && from !== '');
}

/** Closes an email that needs no answer, or puts it back among those that wait. */
function moveEmail(
  ctx: RequestContext,
  id: number,
  action: 'close' | 'reopen',
): Promise<'moved' | 'gone' | 'nothing'> {
  return inTransaction(ctx.db, async (db) => {
    const email = await lockEmail(db, id);
    if (!email) return { ok: true, moved: 'gone' } as const;
    const status = action === 'close' ? 'closed' : 'waiting';
    const isPossible = action === 'close' ? email.status === 'waiting' : email.status !== 'attached';
    if (!isPossible || email.status === status) return { ok: true, moved: 'nothing' } as const;
    await db.updateTable('inbound_emails').set({ status }).where('id', '=', id).execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'inbound-email', id, name: email.subject || email.from },
        before: { status: email.status },
        after: { status },
      },
    );
    return { ok: true, moved: 'moved' } as const;
  }).then(({ moved }) => moved);
}
