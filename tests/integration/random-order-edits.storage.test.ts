import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { editFields } from '#selling/order-editing/rules/edit-form.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { aStoredCoupon } from '#tests/factories/a-coupon.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrderEditor } from '#tests/factories/an-order-editor.ts';
import { expectStockInOrder } from '#tests/factories/expect-stock-in-order.ts';

let home: TestDatabase;
let db: Database;
let editor: Awaited<ReturnType<typeof anOrderEditor>>;

beforeAll(async () => {
  home = await aTestDatabase({ max: 10 });
  db = home.db;
  editor = await anOrderEditor(db);
});
afterAll(() => home.close());

test('after any edits lines, cents, VAT, ledger and the sums of sales agree', async () => {
  const { clerk, sell, viewOf, orderOf, post, expectAllInOrder, piecesTaken } = editor;
  const parts = [
    await aProduct(db, { stock: 60, sku: 'RND-0', regularPriceCents: 1999 }),
    await aProduct(db, { stock: 60, sku: 'RND-1', regularPriceCents: 333 }),
    await aProduct(db, { stock: 60, sku: 'RND-2', regularPriceCents: 12_345 }),
  ];
  const coupon = await aStoredCoupon(db, { amount: 1700 });
  const step = fc.record({
    part: fc.nat(2),
    line: fc.nat(3),
    quantity: fc.integer({ min: 0, max: 5 }),
    cents: fc.option(fc.integer({ min: 1, max: 20_000 }), { freq: 2 }),
    payment: fc.constantFrom('bacs', 'cod'),
    cancels: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (steps, withCoupon) => {
        const id = await sell({
          items: [
            [parts[0]?.id ?? 0, 2],
            [parts[1]?.id ?? 0, 1],
          ],
          ...(withCoupon ? { coupon: coupon.code } : {}),
        });
        for (const { part, line, quantity, cents, payment, cancels } of steps) {
          const { lines, status } = await orderOf(id);
          const chosen = lines[line % lines.length]?.id ?? 0;
          const added = await post(await viewOf(id), 'add', {
            code: `RND-${part}`,
            pieces: String(1 + quantity),
          });
          if (added.kind !== 'again') throw new Error(added.kind);
          const shown = await post(added.view, 'preview', {
            [editFields.quantity(chosen)]: String(quantity),
            ...(cents === null
              ? {}
              : {
                  [editFields.price(chosen)]:
                    `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`,
                }),
            reason: 'Prova',
            payment_method: payment,
          });
          if (shown.kind !== 'again') throw new Error(shown.kind);
          const saved = shown.view.sentences.length === 0 ? await post(shown.view, 'save') : shown;
          if (saved.kind === 'go') {
            const { total } = await orderOf(id);
            expect(total).toBe(shown.view.order.total + shown.view.difference);
          }
          if (cancels && status !== 'pending') {
            await changeOrderState(clerk, { id, to: 'cancelled' });
            await changeOrderState(clerk, { id, to: 'on-hold' });
          }
        }
        await expectAllInOrder();
        await changeOrderState(clerk, { id, to: 'cancelled' });
        await expectStockInOrder(db);
        expect(await piecesTaken(id)).toBe(0);
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);
