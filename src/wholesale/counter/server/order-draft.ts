import { sql } from 'kysely';
import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { checkoutProblems } from '#selling/checkout/server/checkout-problems.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { orderActor } from '#selling/orders/rules/order-actor.ts';
import { lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import { queueOrderEmails } from '#selling/orders/server/transitions/queue-order-emails.ts';
import { isProviderMethod, paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import { salePath } from '#wholesale/tills/rules/till.ts';
import { printSale } from '#wholesale/tills/server/print-sale.ts';
import { readSale } from '#wholesale/tills/server/sales.ts';
import type { CounterOrigin, DraftFields } from '../rules/counter-draft.ts';
import { openDraft, type VisitorReader } from './open-draft.ts';
import { saveDraft } from './save-draft.ts';
import { sellOverTill } from './sell-over-till.ts';

export type OrderedDraft =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] };

type Said = { readonly typed: DraftFields; readonly cartSeen: string };

/**
 * Places the order of a draft as the checkout does, in the transaction that closes the draft: a draft becomes one order, however often it is sent. The
 * history says who took it, and where. What was refused leaves stock, credit and cart as they were; what was typed is stored all the same.
 */
export async function orderDraft(
  ctx: RequestContext,
  id: number,
  { said, visitorOf }: { readonly said: Said; readonly visitorOf: VisitorReader },
): Promise<OrderedDraft> {
  const placed = await inTransaction(ctx.db, async (db) => {
    const draft = await openDraft({ ...ctx, db }, id, visitorOf);
    if (!draft) return { ok: false, is: { kind: 'gone' } } as const;
    if (draft.orderId !== null) return { ok: true, orderId: draft.orderId, wantsReceipt: false } as const;
    const result = await placeFor(
      { ...draft.buyer, db, servedFrom: chosenLocation(said.typed) },
      said,
      draft.origin,
    );
    if (!result.ok) return { ok: false, is: { kind: 'refused', sentences: result.sentences } } as const;
    const sold = await sellOverTill(
      { ...ctx, db },
      { orderId: result.orderId, typed: said.typed, isHandedOver: result.isHandedOver },
    );
    if (!sold.ok) return { ok: false, is: { kind: 'refused', sentences: [sold.sentence] } } as const;
    await db.updateTable('counter_drafts').set({ order_id: result.orderId }).where('id', '=', id).execute();
    await db.updateTable('orders').set({ channel: draft.origin }).where('id', '=', result.orderId).execute();
    const actor = orderActor(ctx.visitor, { customerId: null }, false);
    if (!actor) throw new Error('only staff with the right to orders take them at the counter');
    const { staffCounter: words } = staffMessagesFor(ctx.settings.interface_language);
    const agreed = await agreedOf({ db }, result.orderId);
    const eventId = await noteOrderEvent({ db, clock: ctx.clock }, actor, {
      orderId: result.orderId,
      kind: 'note',
      note: [words.taken[draft.origin], ...(agreed.length > 0 ? [words.agreedNote(agreed)] : [])].join(' '),
    });
    if (paymentMethodOf(said.typed.payment_method ?? '').sendsLink)
      await sendPaymentLink({ ...ctx, db }, result.orderId, eventId);
    return { ok: true, orderId: result.orderId, wantsReceipt: sold.wantsReceipt } as const;
  });
  if (placed.ok) {
    if (placed.wantsReceipt) await printSale(ctx, placed.orderId);
    const sale = await readSale(ctx, placed.orderId);
    return { kind: 'go', path: sale ? salePath(sale.orderId) : `/staff/orders/${placed.orderId}/` };
  }
  if (placed.is.kind === 'refused') await storeTyped(ctx, id, { said, visitorOf });
  return placed.is;
}

/** The location that was chosen; undefined where the shop decides. One that does not exist serves nothing. */
const chosenLocation = ({ location = '' }: DraftFields) =>
  /^[1-9]\d{0,8}$/.test(location) ? Number(location) : undefined;

/** The email with the order's page, on which its buyer pays it. */
async function sendPaymentLink(ctx: RequestContext, orderId: number, eventId: number): Promise<void> {
  const order = await lockOrder(ctx.db, orderId);
  if (order) await queueOrderEmails(ctx, order, { kinds: ['order-pending'], eventId });
}

async function storeTyped(
  ctx: RequestContext,
  id: number,
  { said, visitorOf }: { readonly said: Said; readonly visitorOf: VisitorReader },
): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    const draft = await openDraft({ ...ctx, db }, id, visitorOf);
    if (draft && draft.orderId === null) await saveDraft({ db }, draft, said.typed);
    return { ok: true };
  });
}

async function placeFor(
  buyer: RequestContext,
  { typed, cartSeen }: Said,
  origin: CounterOrigin,
): Promise<
  | { readonly ok: true; readonly orderId: number; readonly isHandedOver: boolean }
  | { readonly ok: false; readonly sentences: readonly string[] }
> {
  const { staffCounter: words } = staffMessagesFor(buyer.settings.interface_language);
  if (isProviderMethod(typed.payment_method ?? ''))
    return { ok: false, sentences: [words.problems['paid-online']] };
  // Terms were said by voice; a company's invoice data are those of its account, and nobody registers here.
  const {
    registration: _,
    createsAccount: __,
    attribution: ___,
    ...form
  } = readCheckoutForm({ ...typed, terms: '1' });
  const isHandedOver = origin === 'counter' && isPickupRate(form.shippingMethod ?? '');
  // An invoice is made out to a name and an address.
  const isNameless = isHandedOver && !form.invoice && !buysAsCompany(buyer.visitor);
  const result = await placeOrder(buyer, {
    ...form,
    invoice: form.invoice ?? null,
    cartSeen,
    ...(isNameless ? { handedOver: true } : {}),
  });
  if (result.ok) return { ok: true, orderId: result.order.id, isHandedOver };
  const said = checkoutProblems(messagesFor(buyer.settings.interface_language), result.error, form);
  return { ok: false, sentences: [...new Set(said.map(({ text }) => text))] };
}

/** What was agreed at the counter, line by line: the name and the reason. */
async function agreedOf(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly { readonly name: string; readonly reason: string }[]> {
  const { rows } = await sql<{ name: string; reason: string }>`
    select l.name, step ->> 'reason' as reason
    from order_lines l, jsonb_array_elements(l.price_steps) step
    where l.order_id = ${orderId} and step ->> 'step' = 'staff' and step ->> 'reason' <> '' order by l.position`.execute(
    db,
  );
  return rows;
}
