import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { returnStaff } from '#selling/returns/server/act-on-return.ts';
import { askReturn } from '#selling/returns/server/ask-return.ts';
import { moveReturn } from '#selling/returns/server/decide-return.ts';
import { receiveReturn } from '#selling/returns/server/receive-return.ts';
import { restockReturn } from '#selling/returns/server/restock-return.ts';
import { settleReturn } from '#selling/returns/server/settle-return.ts';
import { aProduct } from './a-product.ts';
import type { TestRequestContext } from './a-request-context.ts';
import { aClerk, anOrder } from './an-order.ts';

let keys = 0;
export const newRequestKey = () => {
  keys += 1;
  return `request-${String(keys).padStart(16, '0')}`;
};

/** A completed order of so many pieces of one part, of which twenty were in stock. */
export async function aSoldOrder(db: Database, clerk: TestRequestContext, pieces = 3) {
  const part = await aProduct(db, { stock: 20 });
  const { order, buyer } = await anOrder(db, { items: [[part.id, pieces]] });
  await changeOrderState(clerk, { id: order.id, to: 'processing' });
  await changeOrderState(clerk, { id: order.id, to: 'completed' });
  const view = await readOrder(clerk, order.id);
  if (!view) throw new Error('no order');
  const lineId = view.lines[0]?.id ?? 0;
  return { id: order.id, number: view.number, email: view.billing.email, view, lineId, part, buyer };
}
export type SoldOrder = Awaited<ReturnType<typeof aSoldOrder>>;

/** Returns of orders with one line, as a customer asks for them and staff, or a given one of them, bring them on. */
export async function aReturnsDepartment(db: Database, given?: TestRequestContext) {
  const clerk = given ?? (await aClerk(db));
  const actor = returnStaff(clerk);
  if (!actor) throw new Error('no staff');
  const ask = (
    sold: Pick<SoldOrder, 'id' | 'lineId' | 'buyer'>,
    quantity: number,
    requestKey = newRequestKey(),
  ) =>
    askReturn(
      sold.buyer,
      { id: sold.id },
      { kind: 'defect', reason: 'Non funziona', lines: [{ lineId: sold.lineId, quantity }], requestKey },
    );
  return {
    clerk,
    actor,
    sell: (pieces = 3) => aSoldOrder(db, clerk, pieces),
    ask,
    async asked(sold: SoldOrder, quantity: number): Promise<number> {
      const asked = await ask(sold, quantity);
      if (!asked.ok) throw new Error(asked.error.code);
      return asked.id;
    },
    move: (returnId: number, to: 'approved' | 'refused' | 'cancelled' | 'sent') =>
      moveReturn(clerk, actor, { returnId, to, note: to === 'refused' ? 'No' : '' }),
    receive: (returnId: number, lineId: number, asNew: number, damaged = 0, missing = 0) =>
      receiveReturn(clerk, actor, {
        returnId,
        conditions: new Map([[lineId, { asNew, damaged, missing }]]),
        note: '',
      }),
    restock: (returnId: number, lineId: number, pieces: number) =>
      restockReturn(clerk, actor, {
        returnId,
        restock: new Map([[lineId, pieces]]),
        locationId: null,
        scrapReason: 'damage',
        note: '',
      }),
    settle: (
      returnId: number,
      lineId: number,
      cents: number,
      as: 'refund' | 'credit' | 'nothing' = 'refund',
    ) =>
      settleReturn(clerk, actor, {
        returnId,
        as,
        amounts: new Map([[lineId, toCents(cents)]]),
        shipping: toCents(0),
        neverSent: false,
        note: as === 'nothing' ? 'Usato' : '',
      }),
    refund: (sold: SoldOrder, quantity: number, cents: number, restock = false) =>
      refundOrder(clerk, {
        id: sold.id,
        requestKey: newRequestKey(),
        reason: '',
        shipping: toCents(0),
        lines: [{ lineId: sold.lineId, quantity, amount: toCents(cents), restock }],
      }),
  };
}
