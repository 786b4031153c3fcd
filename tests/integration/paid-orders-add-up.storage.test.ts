import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { refundProposal } from '#selling/orders/rules/plan-refund.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { noteRest } from '#selling/orders/server/note-rest.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { refundOverpaid } from '#selling/orders/server/refund-overpaid.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { readRefundable } from '#selling/orders/server/transitions/read-refundable.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrderEditor } from '#tests/factories/an-order-editor.ts';

let home: TestDatabase;
let db: Database;
let editor: Awaited<ReturnType<typeof anOrderEditor>>;
let requests = 0;

beforeAll(async () => {
  home = await aTestDatabase({ max: 5 });
  db = home.db;
  editor = await anOrderEditor(db);
});
afterAll(() => home.close());

const nextKey = () => {
  requests += 1;
  return `request-of-the-property-${requests}`;
};

test('whatever is ordered, paid, edited, sent and refunded, stock and money agree, and no more goes back than was paid', async () => {
  const { clerk, orderOf, expectAllInOrder, piecesTaken } = editor;
  const step = fc.oneof(
    fc.record({ do: fc.constant('edit' as const), pieces: fc.integer({ min: 0, max: 6 }) }),
    fc.record({ do: fc.constantFrom('rest' as const, 'back' as const, 'work' as const) }),
    fc.record({
      do: fc.constantFrom('send' as const, 'refund' as const),
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const { id, lineId, setPieces } = await editor.sellPaid();
      let [received, returned] = [3230, 0];
      for (const [at, one] of steps.entries()) {
        const before = await orderOf(id);
        const { balance = 0 } = before;
        if (one.do === 'edit') await setPieces(one.pieces);
        if (one.do === 'work') await changeOrderState(clerk, { id, to: 'processing' });
        if (one.do === 'rest') {
          const noted = await noteRest(clerk, { orderId: id, way: 'cash', seen: Math.max(0, balance) });
          if (noted.ok) received += balance;
        }
        if (one.do === 'back') {
          const given = await refundOverpaid(clerk, { orderId: id, requestKey: nextKey() });
          if (given.ok) returned -= balance;
        }
        if (one.do === 'send') {
          const contents = [{ lineId, quantity: one.pieces }];
          const parcel = { orderId: id, courier: 'BRT', tracking: `T${id}-${at}`, contents, notify: false };
          await addShipment(clerk, parcel);
        }
        if (one.do === 'refund') {
          const refundable = await readRefundable(db, id);
          const [line] = refundable.lines;
          if (!line) throw new Error('no line');
          const amount = refundProposal(line, one.pieces, refundable.mode);
          const lines = [{ lineId, quantity: one.pieces, amount, restock: true }];
          const request = { id, requestKey: nextKey(), reason: '', shipping: toCents(0), lines };
          if ((await refundOrder(clerk, request)).ok) returned += amount;
        }
        const after = await orderOf(id);
        // Everything that came, less everything that went, is what the order says.
        expect(received - returned).toBe(after.total - (after.balance ?? 0) - after.refunded);
        expect(returned).toBeLessThanOrEqual(received);
        const line = after.lines[0];
        expect(await piecesTaken(id)).toBe((line?.quantity ?? 0) - (line?.refunded ?? 0));
      }
      await expectAllInOrder();
    }),
    { numRuns: 12 },
  );
}, 240_000);
