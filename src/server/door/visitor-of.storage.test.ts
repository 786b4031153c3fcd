import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '#database/client.ts';
import { createShopMemory } from '#services/shop-memory.ts';
import { settingsFrom } from '#shop/settings/rules/registry.ts';
import { aPriceList } from '#tests/makers/a-price-list.ts';
import { type FreshDatabase, freshDatabase } from '#tests/makers/test-database.ts';
import { visitorOf } from './visitor-of.ts';

let home: FreshDatabase;
let pool: pg.Pool;
let db: Database;
let workshops: number;

beforeAll(async () => {
  home = await freshDatabase();
  pool = createPool(home.url);
  db = createDatabase(pool);
  const list = await aPriceList(db, { slug: 'officine' });
  const group = await db
    .insertInto('customer_groups')
    .values({
      slug: 'officine',
      name: 'Officine',
      kind: 'business',
      price_list_id: list.id,
      show_prices_with_tax: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  workshops = group.id;
});
afterAll(async () => {
  await pool.end();
  await home.drop();
});

async function aCustomer(approvedAt: Date | null): Promise<number> {
  const row = await db
    .insertInto('customers')
    .values({
      email: `officina-${approvedAt === null ? 'nuova' : 'nota'}@example.test`,
      password_hash: '',
      first_name: 'Carla',
      last_name: 'Neri',
      group_id: workshops,
      approved_at: approvedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const visitorFor = (customerId: number | null, language: 'it' | 'en' = 'it') =>
  visitorOf(
    db,
    createShopMemory(),
    settingsFrom(new Map([['interface_language', language]])),
    customerId === null ? null : { id: 1, customerId },
  );

test('a guest sees retail prices with VAT, in the language of the shop', async () => {
  expect(await visitorFor(null)).toEqual({
    person: null,
    audience: expect.objectContaining({
      key: 'retail-gross-it',
      mode: 'gross',
      hasOwnPrices: false,
      locale: 'it',
    }),
  });
  expect((await visitorFor(null, 'en')).audience).toMatchObject({ key: 'retail-gross-en', locale: 'en' });
});

test('[ACC-01] an approved business account sees its own price list without VAT', async () => {
  const { person, audience } = await visitorFor(await aCustomer(new Date('2026-01-10T09:00:00Z')));
  expect(person).toMatchObject({ kind: 'business', firstName: 'Carla', staffRole: null });
  expect(audience).toMatchObject({
    key: 'officine-net-it',
    priceListSlug: 'officine',
    mode: 'net',
    hasOwnPrices: true,
  });
});

test('[ACC-01] a business account that nobody has approved buys as everybody does', async () => {
  const { person, audience } = await visitorFor(await aCustomer(null));
  expect(person?.kind).toBe('retail');
  expect(audience.key).toBe('retail-gross-it');
});

test('an account that is gone is a guest', async () => {
  expect((await visitorFor(999_999)).person).toBeNull();
});
