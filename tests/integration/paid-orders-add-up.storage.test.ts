import fc from 'fast-check';
import { sql } from 'kysely';
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
import { readReturn } from '#selling/returns/server/read-returns.ts';
import { aReturnsDepartment } from '#tests/factories/a-returns-department.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrderEditor } from '#tests/factories/an-order-editor.ts';

let home: TestDatabase;
let db: Database;
let editor: Awaited<ReturnType<typeof anOrderEditor>>;
let returns: Awaited<ReturnType<typeof aReturnsDepartment>>;
let requests = 0;

beforeAll(async () => {
  home = await aTestDatabase({ max: 5 });
  db = home.db;
  editor = await anOrderEditor(db);
  returns = await aReturnsDepartment(db, editor.clerk);
});
afterAll(() => home.close());

const nextKey = () => {
  requests += 1;
  return `request-of-the-property-${requests}`;
};

test('whatever is ordered, paid, edited, sent, refunded and sent back, stock and money agree, and no more goes back than was paid', async () => {
  const { clerk, orderOf, expectAllInOrder, piecesTaken } = editor;
  const step = fc.oneof(
    fc.record({ do: fc.constant('edit' as const), pieces: fc.integer({ min: 0, max: 6 }) }),
    fc.record({ do: fc.constantFrom('rest' as const, 'back' as const, 'work' as const) }),
    fc.record({
      do: fc.constantFrom('send' as const, 'refund' as const),
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ do: fc.constant('ask' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('go on' as const),
        pieces: fc.integer({ min: 1, max: 3 }),
        share: fc.integer({ min: 0, max: 110 }),
      }),
    },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14, size: 'max' }),
      fc.boolean(),
      async (steps, isSent) => {
        const { id, lineId, setPieces } = await editor.sellPaid();
        let [received, returned, restocked] = [3230, 0, 0];
        /** the return that was asked for last */
        let returnId = 0;
        if (isSent) {
          const contents = [{ lineId, quantity: 2 }];
          await addShipment(clerk, {
            orderId: id,
            courier: 'BRT',
            tracking: `T${id}`,
            contents,
            notify: false,
          });
        }
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
            if ((await refundOrder(clerk, request)).ok) {
              returned += amount;
              restocked += one.pieces;
            }
          }
          if (one.do === 'ask') {
            const asked = await returns.ask({ id, lineId, buyer: clerk }, one.pieces);
            if (asked.ok) returnId = asked.id;
          }
          if (one.do === 'go on') {
            const { state, lines } = (await readReturn(clerk, returnId)) ?? { state: null, lines: [] };
            const pieces = lines[0]?.quantity ?? 0;
            const missing = Math.min(one.pieces - 1, pieces);
            if (state === 'requested') {
              await returns.move(returnId, 'approved');
              await returns.receive(returnId, lineId, pieces - missing, 0, missing);
            }
            if (state === 'received' && one.share > 30) {
              await returns.restock(returnId, lineId, Math.min(one.pieces - 1, pieces - missing));
            }
            if (state === 'restocked' || (state === 'received' && one.share <= 30)) {
              const amount = Math.round((1220 * (pieces - missing) * one.share) / 100);
              const as = one.share % 3 === 0 ? 'credit' : 'refund';
              if ((await returns.settle(returnId, lineId, amount, as)).ok) returned += amount;
            }
          }
          const after = await orderOf(id);
          // Everything that came, less everything that went, is what the order says.
          expect(received - returned).toBe(after.total - (after.balance ?? 0) - after.refunded);
          expect(returned).toBeLessThanOrEqual(received);
          const { rows } = await sql<{ pieces: number }>`
          select coalesce(sum(l.restocked + l.scrapped), 0)::int as pieces
          from returns r join return_lines l on l.return_id = r.id where r.order_id = ${id}`.execute(db);
          const cameBack = restocked + (rows[0]?.pieces ?? 0);
          expect(await piecesTaken(id)).toBe((after.lines[0]?.quantity ?? 0) - cameBack);
        }
        await expectAllInOrder();
      },
    ),
    { numRuns: 12 },
  );
}, 240_000);
