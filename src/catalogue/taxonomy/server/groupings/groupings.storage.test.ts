import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { auditedFieldsWithoutWords } from '#tests/factories/audit-in-words.ts';
import { brands } from './brands.ts';
import { endGrouping } from './end-grouping.ts';
import type { Grouping } from './grouping.ts';
import { listGroupings } from './list-groupings.ts';
import { readGrouping } from './read-grouping.ts';
import { saveGrouping } from './save-grouping.ts';
import { shippingClasses } from './shipping-classes.ts';
import { tags } from './tags.ts';

let home: TestDatabase;
let db: Database;
let staff: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  staff = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
});
afterAll(() => home.close());

const made = async (grouping: Grouping, name: string) => {
  const saved = await saveGrouping(staff, grouping, {
    id: null,
    draft: { name, slug: '', description: '', imageId: null },
  });
  return saved.ok ? saved.id : 0;
};
const noDestination = { ok: false, problems: { into: 'no-destination' } };
const movedTo = async (kind: string, slug: string) =>
  (
    await sql<{
      target_id: number | null;
    }>`select target_id from slug_history where kind = ${kind} and slug = ${slug}`.execute(db)
  ).rows;
const aTable = (list: string, ids: readonly number[]) =>
  sql`insert into product_tables (name, columns, definition)
    values (${list}, '{name}', ${JSON.stringify({ products: { [list]: ids } })}::jsonb)`.execute(db);
const tableOf = async (list: string) =>
  (
    await sql<{
      ids: number[];
    }>`select definition #> ${['products', list]}::text[] as ids from product_tables where name = ${list}`.execute(
      db,
    )
  ).rows[0]?.ids;

describe.each([
  ['tags', tags],
  ['brands', brands],
  ['shipping-classes', shippingClasses],
] as const)('%s of staff', (_, grouping) => {
  it('are created with a slug of their own, found by their names, and changed', async () => {
    const first = await made(grouping, '100 % Prova');
    await made(grouping, '100 % Prova');
    const found = await listGroupings({ db }, grouping, { words: '0 % P', page: 1 });
    expect(found?.rows.map(({ slug, products }) => [slug, products])).toEqual([
      ['100-prova', 0],
      ['100-prova-2', 0],
    ]);
    expect(await listGroupings({ db }, grouping, { words: '', page: 9 })).toBeNull();
    const draft = { name: 'Altra', slug: '100-prova-2', description: '', imageId: null };
    expect(await saveGrouping(staff, grouping, { id: first, draft })).toEqual({
      ok: false,
      problems: { slug: 'taken' },
    });
    expect(await saveGrouping(staff, grouping, { id: 9999, draft })).toEqual({ ok: false, problems: null });
    expect(await saveGrouping(staff, grouping, { id: first, draft: { ...draft, slug: '' } })).toEqual({
      ok: true,
      id: first,
    });
    expect((await readGrouping({ db }, grouping, first))?.draft).toMatchObject({
      name: 'Altra',
      slug: '100-prova',
    });
  });

  it('end with a destination that exists, or with none where nothing but products names them', async () => {
    const id = await made(grouping, 'Fine');
    expect(await endGrouping(staff, grouping, { id, kind: 'merge', into: null })).toEqual(noDestination);
    expect(await endGrouping(staff, grouping, { id, kind: 'merge', into: id })).toEqual(noDestination);
    expect(await endGrouping(staff, grouping, { id, kind: 'remove', into: 9999 })).toEqual(noDestination);
    expect(await endGrouping(staff, grouping, { id, kind: 'remove', into: null })).toEqual({ ok: true, id });
    expect(await endGrouping(staff, grouping, { id, kind: 'remove', into: null })).toEqual({
      ok: false,
      problems: null,
    });
  });
});

describe('a merge', () => {
  it('of tags loses no product, no table and no address', async () => {
    const [from, to] = [await made(tags, 'Da corsa'), await made(tags, 'Sportivo')];
    const [one, both] = [await aProduct(db, { tagIds: [from] }), await aProduct(db, { tagIds: [from, to] })];
    await aTable('tags', [from, to]);
    await saveGrouping(staff, tags, {
      id: from,
      draft: { name: 'Corsa', slug: 'corsa', description: '', imageId: null },
    });
    expect(await endGrouping(staff, tags, { id: from, kind: 'remove', into: null })).toEqual(noDestination);
    expect(await endGrouping(staff, tags, { id: from, kind: 'merge', into: to })).toEqual({
      ok: true,
      id: to,
    });
    const { rows } = await sql`select tag_id, product_id from product_tags order by product_id`.execute(db);
    expect(rows).toEqual([one, both].map(({ id }) => ({ tag_id: to, product_id: id })));
    expect(await tableOf('tags')).toEqual([to]);
    expect([await movedTo('tag', 'corsa'), await movedTo('tag', 'da-corsa')]).toEqual([
      [{ target_id: to }],
      [{ target_id: to }],
    ]);
  });

  it('of brands takes products, discounts and addresses along, and products are found by the other name', async () => {
    const [from, to] = [await made(brands, 'Vecchiamarca'), await made(brands, 'Nuovamarca')];
    const part = await aProduct(db, { columns: { brand_id: from } });
    const [list, other] = [await aPriceList(db), await aPriceList(db)];
    await sql`insert into price_list_percentages (price_list_id, brand_id, basis_points)
      values (${list.id}, ${from}, 500), (${list.id}, ${to}, 700), (${other.id}, ${from}, 900)`.execute(db);
    await aTable('brands', [from]);
    expect(await endGrouping(staff, brands, { id: from, kind: 'remove', into: null })).toEqual(noDestination);
    expect(await endGrouping(staff, brands, { id: from, kind: 'remove', into: to })).toEqual({
      ok: true,
      id: to,
    });
    const { rows } =
      await sql`select basis_points from price_list_percentages where brand_id = ${to} order by 1`.execute(
        db,
      );
    expect(rows).toEqual([{ basis_points: 700 }, { basis_points: 900 }]);
    expect([await tableOf('brands'), await movedTo('brand', 'vecchiamarca')]).toEqual([
      [to],
      [{ target_id: to }],
    ]);
    const { rows: found } = await sql`
      select product_id from product_search where document @@ to_tsquery('simple', 'nuovamarca')`.execute(db);
    expect(found).toEqual([{ product_id: part.id }]);
  });

  it('of shipping classes gives products the costs of the other class', async () => {
    const [from, to] = [await made(shippingClasses, 'Pesanti'), await made(shippingClasses, 'Ingombranti')];
    const part = await aProduct(db, { columns: { shipping_class_id: from } });
    await sql`insert into shipping_zones (name, position) values ('Italia', 1)`.execute(db);
    await sql`insert into shipping_methods (zone_id, kind, title) select max(id), 'flat_rate', 'Corriere' from shipping_zones`.execute(
      db,
    );
    await sql`insert into shipping_class_costs (method_id, class_id, cost_cents)
      select max(id), ${from}::int, 900 from shipping_methods`.execute(db);
    expect((await readGrouping({ db }, shippingClasses, from))?.uses).toMatchObject({
      products: 1,
      costs: [{ zone: 'Italia', title: 'Corriere', cents: 900 }],
    });
    expect(await endGrouping(staff, shippingClasses, { id: from, kind: 'merge', into: to })).toEqual({
      ok: true,
      id: to,
    });
    const { rows } = await sql`select shipping_class_id from products where id = ${part.id}`.execute(db);
    expect(rows).toEqual([{ shipping_class_id: to }]);
    expect((await readGrouping({ db }, shippingClasses, to))?.uses.costs).toEqual([]);
  });

  it('is in the audit trail in words', async () => {
    expect(await auditedFieldsWithoutWords(db)).toEqual([]);
  });
});
