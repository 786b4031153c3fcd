import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReply } from '#foundation/services/reply.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { homeDeliveryEstimate } from './home-delivery-estimate.ts';

const settings = { dispatch_cut_off_hour: 15, handling_days: 1, delivery_days: 1 };
let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

async function estimateAt(moment: string, own: object = {}) {
  const reply = recordReply({ secure: false });
  const ctx = await aRequestContext(database.db, {
    settings: { ...settings, ...own },
    clock: fakeClock(moment),
    reply,
  });
  return { day: (await homeDeliveryEstimate(ctx))?.day ?? null, until: reply.until };
}
const threeOClock = Date.parse('2026-11-23T14:00:00Z');

test('a page with the day of delivery holds until the next cut-off', async () => {
  expect(await estimateAt('2026-11-23T10:00:00Z')).toEqual({ day: '2026-11-25', until: threeOClock });
  const later = await estimateAt('2026-11-23T14:00:00Z');
  expect(later).toEqual({ day: '2026-11-26', until: Date.parse('2026-11-24T14:00:00Z') });
});

test('a method has days of its own, else those of the settings', async () => {
  expect((await estimateAt('2026-11-23T10:00:00Z', { delivery_days: 3 })).day).toBe('2026-11-27');
  await database.db.updateTable('shipping_methods').set({ delivery_days: 2 }).execute();
  expect((await estimateAt('2026-11-23T10:00:00Z', { delivery_days: 3 })).day).toBe('2026-11-26');
});

test('where nothing is sent home no day is said, and the page holds for good', async () => {
  expect(await estimateAt('2026-11-23T10:00:00Z', { shipping_countries: ['FR'] })).toEqual({
    day: null,
    until: Number.POSITIVE_INFINITY,
  });
  await database.db.updateTable('shipping_methods').set({ kind: 'local_pickup' }).execute();
  expect((await estimateAt('2026-11-23T10:00:00Z')).day).toBeNull();
});
