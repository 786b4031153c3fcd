import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { aGroup } from '#tests/factories/a-group.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { readPlacedBanners } from './read-placed-banners.ts';

let home: TestDatabase;
let db: Database;
let groups: readonly number[];

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const group = () => aGroup(db, { kind: 'retail', show_prices_with_tax: true });
  groups = [(await group()).id, (await group()).id];
  await sql`
    insert into banners (position, audience, group_ids, starts_at, ends_at, text_it, enabled) values
      ('top', 'everybody', '{}', '2026-03-02T12:00Z', '2026-03-03T00:00Z', 'Saldi', true),
      ('listing', 'consumers', '{}', null, null, 'Bentornati', true),
      ('top', 'groups', ${`{${groups[0]}}`}::int[], null, null, 'Per voi', true),
      ('home', 'guests', '{}', null, '2026-03-04T00:00Z', 'Benvenuti', true),
      ('top', 'everybody', '{}', null, null, 'Spento', false)`.execute(db);
});
afterAll(() => home.close());

const segmentOf = (segment: 'guests' | number) =>
  readSegment({ db, memory: createShopMemory(), settings: settingsFrom(new Map()) }, segment);

async function at(moment: string, path: string, segment: 'guests' | number = 'guests') {
  const clock = fakeClock();
  clock.set(moment);
  const { audience } = await segmentOf(segment);
  const ctx = await aRequestContext(db, { clock, audience });
  const shown = await readPlacedBanners(ctx, path);
  const until = Number.isFinite(ctx.reply.until) ? new Date(ctx.reply.until).toISOString() : null;
  return [shown.map(({ text }) => text), until];
}

test('a page shows a banner from its first moment to its last, and holds until the next one', async () => {
  expect(await at('2026-03-02T11:59:59Z', '/cart/')).toEqual([[], '2026-03-02T12:00:00.000Z']);
  expect(await at('2026-03-02T12:00:00Z', '/cart/')).toEqual([['Saldi'], '2026-03-03T00:00:00.000Z']);
  expect(await at('2026-03-03T00:00:00Z', '/cart/')).toEqual([[], null]);
  expect(await at('2026-03-03T00:00:00Z', '/')).toEqual([['Benvenuti'], '2026-03-04T00:00:00.000Z']);
});

test('each segment that banners name has pages of its own, all others share theirs', async () => {
  const [named = 0, other = 0] = groups;
  expect(await at('2026-03-05T00:00:00Z', '/shop/', named)).toEqual([['Bentornati', 'Per voi'], null]);
  expect(await at('2026-03-05T00:00:00Z', '/shop/', other)).toEqual([['Bentornati'], null]);
  expect(await at('2026-03-05T00:00:00Z', '/shop/')).toEqual([[], null]);
  const keys = await Promise.all(
    (['guests', named, other] as const).map(async (one) => (await segmentOf(one)).audience.key),
  );
  expect(keys).toEqual(['retail-gross-it-of-guests', `retail-gross-it-of-${named}`, 'retail-gross-it']);
  await sql`update banners set enabled = false`.execute(db);
  expect((await segmentOf('guests')).audience.key).toBe('retail-gross-it');
});
