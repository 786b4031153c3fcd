import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aGroup } from '#tests/factories/a-group.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { visitorOf } from './visitor-of.ts';

let home: TestDatabase;
let db: Database;
let workshops: number;
let listId: number;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const list = await aPriceList(db, { slug: 'officine' });
  const group = await aGroup(db, { slug: 'officine', name: 'Officine', price_list_id: list.id });
  workshops = group.id;
  listId = list.id;
});
afterAll(() => home.close());

async function aWorkshop(approvedAt: Date | null, groupId = workshops): Promise<number> {
  return (await aCustomer(db, { group_id: groupId, approved_at: approvedAt })).id;
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
      isPublic: true,
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
  const { person, audience } = await visitorFor(await aWorkshop(new Date('2026-01-10T09:00:00Z')));
  expect(person).toMatchObject({ kind: 'business', firstName: 'Ada', staffRole: null });
  expect(audience).toMatchObject({
    key: 'officine-net-it-business',
    priceListSlug: 'officine',
    mode: 'net',
    hasOwnPrices: true,
  });
});

test('[ACC-01] a business account that is not approved buys as a retail customer', async () => {
  const { person, audience } = await visitorFor(await aWorkshop(null));
  expect(person?.kind).toBe('retail');
  expect(audience.key).toBe('retail-gross-it');
});

test('an account that is gone is a guest', async () => {
  expect((await visitorFor(999_999)).person).toBeNull();
});

test('[ACC-01] an account registered as a consumer buys as a retail customer, also in a group of businesses', async () => {
  const customerId = await aWorkshop(new Date('2026-01-10T09:00:00Z'));
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
  const customerId = await aWorkshop(new Date('2026-01-10T09:00:00Z'));
  await db
    .updateTable('customers')
    .set({ blocked_at: new Date('2026-02-01T09:00:00Z') })
    .where('id', '=', customerId)
    .execute();
  expect(await visitorFor(customerId)).toMatchObject({ person: null, audience: { key: 'retail-gross-it' } });
});

test('groups that see the same share their pages, and one that sees less has its own', async () => {
  const [{ id: first }, { id: second }] = [
    await aGroup(db, { price_list_id: listId }),
    await aGroup(db, { price_list_id: listId }),
  ];
  const approved = new Date('2026-01-10T09:00:00Z');
  const [north, south] = [await aWorkshop(approved, first), await aWorkshop(approved, second)];
  const keyOf = async (customerId: number) => (await visitorFor(customerId)).audience.key;
  expect(await keyOf(north)).toBe(await keyOf(south));
  const category = await db
    .insertInto('categories')
    .values({ slug: 'riservata', name: 'Riservata' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hide = (groupId: number) =>
    db
      .insertInto('visibility_rules')
      .values({ category_id: category.id, group_id: groupId, rule: 'hidden' })
      .execute();
  await hide(second);
  expect(await keyOf(south)).not.toBe(await keyOf(north));
  expect((await visitorFor(south)).audience.hidden).toMatchObject({ categoryIds: [category.id] });
  await hide(first);
  expect(await keyOf(south)).toBe(await keyOf(north));
  expect((await visitorFor(null)).audience.hidden).toBeNull();
});
