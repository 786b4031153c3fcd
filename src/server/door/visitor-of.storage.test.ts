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

let made = 0;

async function aCustomer(approvedAt: Date | null, groupId = workshops): Promise<number> {
  made += 1;
  const row = await db
    .insertInto('customers')
    .values({
      email: `officina-${made}@example.test`,
      password_hash: '',
      first_name: 'Carla',
      last_name: 'Neri',
      group_id: groupId,
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
      hidden: null,
    }),
    terms: expect.objectContaining({ groupName: 'Privati', minOrder: null }),
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

test('[ACC-01] an account registered as a consumer buys as everybody does, whatever its group', async () => {
  const customerId = await aCustomer(new Date('2026-01-10T09:00:00Z'));
  const role = await db
    .selectFrom('registration_roles')
    .select('id')
    .where('is_business', '=', false)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('registrations')
    .values({
      customer_id: customerId,
      role_id: role.id,
      status: 'approved',
      locale: 'it',
      place: 'registration',
    })
    .execute();
  const { person, audience } = await visitorFor(customerId);
  expect(person?.kind).toBe('retail');
  expect(audience.key).toBe('retail-gross-it');
});

test('an account that staff have blocked is a guest', async () => {
  const customerId = await aCustomer(new Date('2026-01-10T09:00:00Z'));
  await db
    .updateTable('customers')
    .set({ blocked_at: new Date('2026-02-01T09:00:00Z') })
    .where('id', '=', customerId)
    .execute();
  expect(await visitorFor(customerId)).toMatchObject({ person: null, audience: { key: 'retail-gross-it' } });
});

test('groups that see the same share their pages, and one that sees less has its own', async () => {
  const [first, second] = await Promise.all(['Nord', 'Sud'].map(aGroup));
  const approved = new Date('2026-01-10T09:00:00Z');
  const [north, south] = [await aCustomer(approved, first), await aCustomer(approved, second)];
  const keyOf = async (customerId: number) => (await visitorFor(customerId)).audience.key;
  expect(await keyOf(north)).toBe(await keyOf(south));
  const category = await db
    .insertInto('categories')
    .values({ slug: 'riservata', name: 'Riservata' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hide = (groupId: number | undefined) =>
    db
      .insertInto('visibility_rules')
      .values({ category_id: category.id, group_id: groupId ?? null, rule: 'hidden' })
      .execute();
  await hide(second);
  expect(await keyOf(south)).not.toBe(await keyOf(north));
  expect((await visitorFor(south)).audience.hidden).toMatchObject({ categoryIds: [category.id] });
  await hide(first);
  expect(await keyOf(south)).toBe(await keyOf(north));
  expect((await visitorFor(null)).audience.hidden).toBeNull();
});

async function aGroup(name: string): Promise<number> {
  const list = await db
    .selectFrom('price_lists')
    .select('id')
    .where('slug', '=', 'officine')
    .executeTakeFirstOrThrow();
  const group = await db
    .insertInto('customer_groups')
    .values({ slug: name, name, kind: 'business', price_list_id: list.id, show_prices_with_tax: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return group.id;
}
