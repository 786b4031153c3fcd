import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { takeCredit } from '#selling/payments/server/company-credit.ts';
import { termsOf } from '#selling/payments/server/read-payment-terms.ts';
import { restDue } from '../rules/order-balance.ts';
import type { RestWay } from '../rules/rest-payment.ts';
import { readOrder } from './read-order.ts';
import { actOnOrder } from './transitions/act-on-order.ts';
import { followBalance, receiveRest } from './transitions/change-balance.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { OrderContext } from './transitions/order-context.ts';
import { readPaymentCheck } from './transitions/read-payment-check.ts';

export type NoteRestResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: {
        readonly code:
          | 'no-such-order'
          | 'nothing-due'
          | 'rest-changed'
          | 'no-credit'
          | 'insufficient-credit'
          | 'rest-under-way';
      };
    };

type NoteContext = OrderContext & RequestContext;

/** Notes that the rest of an edited order has come, in the amount that was seen, or puts it on the company's credit. The order is then prepared again. */
export function noteRest(
  ctx: NoteContext,
  { orderId, way, seen }: { readonly orderId: number; readonly way: RestWay; readonly seen: number },
): Promise<NoteRestResult> {
  const refuse = (code: Extract<NoteRestResult, { ok: false }>['error']['code']): NoteRestResult => ({
    ok: false,
    error: { code },
  });
  return actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor, held): Promise<NoteRestResult> => {
    const rest = restDue(held);
    if (rest === 0) return refuse('nothing-due');
    if (rest !== seen) return refuse('rest-changed');
    if ((await readPaymentCheck(inside.db, orderId)) !== null) return refuse('rest-under-way');
    const { ways } = staffMessagesFor(ctx.settings.interface_language).staffOrders.balance;
    if (way !== 'credit') {
      await receiveRest(inside, actor, held, { amount: rest, note: ways[way] });
      return { ok: true };
    }
    const order = await readOrder(inside, orderId);
    const accountId = order ? ((await termsOf(inside, order)).credit?.accountId ?? null) : null;
    if (accountId === null || held.creditAccount !== null) return refuse('no-credit');
    await inside.db
      .updateTable('orders')
      .set({ credit_account_id: accountId })
      .where('id', '=', orderId)
      .execute();
    await noteOrderEvent(inside, actor, { orderId, kind: 'note', note: ways.credit });
    await followBalance(inside, actor, held, { balance: rest, isOnCredit: true });
    // Credit is locked last, as when an order is placed.
    const credit = await takeCredit(inside.db, { accountId, amount: rest, exceptOrder: orderId });
    return credit.ok ? { ok: true } : refuse('insufficient-credit');
  });
}
