import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { checkShop } from '#http/consistency/check-shop.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { demoPictures } from './demo-pictures.ts';
import { loadDemoShop } from './load-demo-shop.ts';
import { pictureKey } from './pictures/picture-key.ts';

const hashPassword = async (password: string) => `hash of ${password}`;
let database: FreshDatabase;
let client: pg.Client;
let logins: Awaited<ReturnType<typeof loadDemoShop>>;

async function one<T extends pg.QueryResultRow>(text: string): Promise<T> {
  const { rows } = await client.query<T>(text);
  const [row] = rows;
  if (!row) throw new Error(`no row: ${text}`);
  return row;
}

const count = async (text: string) => (await one<{ n: number }>(`select count(*)::int as n from ${text}`)).n;

beforeAll(async () => {
  database = await freshDatabase();
  logins = await loadDemoShop({
    connectionString: database.url,
    products: 1200,
    mediaDirectory: null,
    hashPassword,
  });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 120_000);

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('a demo shop of 1,200 products', () => {
  it('has fifteen families and at least 45 categories in three levels, each with words and a picture', async () => {
    expect(await count('categories')).toBeGreaterThanOrEqual(45);
    expect(await count('categories where parent_id is null')).toBe(15);
    const third = 'categories c join categories p on p.id = c.parent_id where p.parent_id is not null';
    expect(await count(third)).toBeGreaterThan(10);
    expect(await count(`categories where description = '' or image_id is null`)).toBe(0);
    expect(await count('categories where product_count = 0')).toBe(0);
  });

  it('has 1,200 listed products, at least 80 of them variable with 3 to 24 variations, and one with 2,000', async () => {
    expect(await count(`products where type <> 'variation'`)).toBe(1200);
    expect(await count(`products where type = 'variable'`)).toBeGreaterThanOrEqual(80);
    const sizes = await one<{ least: number; most: number }>(
      `select min(n)::int as least, max(n)::int as most
       from (select count(*) as n from products where type = 'variation' group by parent_id) v where n < 2000`,
    );
    expect(sizes.least).toBeGreaterThanOrEqual(3);
    expect(sizes.most).toBeLessThanOrEqual(24);
    const whole = '(select parent_id from products group by parent_id having count(*) = 2000) w';
    expect(await count(whole)).toBe(1);
    expect(await count('variation_terms where term_id is null')).toBeGreaterThan(0);
  });

  it('gives every variation a term, or any, for each attribute its product is chosen by', async () => {
    const missing = `products v join product_attributes a on a.product_id = v.parent_id and a.for_variations
      left join variation_terms t on t.variation_id = v.id and t.attribute_id = a.attribute_id
      where v.type = 'variation' and t.variation_id is null`;
    const unknown = `variation_terms t join products v on v.id = t.variation_id
      left join product_attribute_terms o on o.product_id = v.parent_id and o.term_id = t.term_id
      where t.term_id is not null and o.term_id is null`;
    expect(await count(missing)).toBe(0);
    expect(await count(unknown)).toBe(0);
  });

  it('[VAR-28] shows some attributes by colours, pictures and labels, and gives their terms what that needs', async () => {
    for (const type of ['select', 'label', 'color', 'image']) {
      expect(await count(`attributes where type = '${type}'`)).toBeGreaterThan(0);
    }
    const bare = `attribute_terms t join attributes a on a.id = t.attribute_id
      where (a.type = 'color') <> (t.color is not null) or (a.type = 'image') <> (t.image_id is not null)`;
    expect(await count(bare)).toBe(0);
  });

  it('keeps a ledger that adds up to the stock of every item', async () => {
    expect(
      await count(
        `products p left join stock s on s.product_id = p.id where p.type <> 'variable' and s.product_id is null`,
      ),
    ).toBe(0);
    const off = `stock s left join (select product_id, sum(delta) as total from stock_movements group by product_id) m
      using (product_id) where s.on_hand <> coalesce(m.total, 0)`;
    expect(await count(off)).toBe(0);
    expect((await one<{ most: number }>('select max(on_hand) as most from stock')).most).toBeGreaterThan(200);
  });

  it('has something on every page of the warehouse', async () => {
    for (const rows of [
      `stock_locations where kind = 'counter'`,
      'stock_receipts where posted_at is not null',
      'stock_receipts where posted_at is null',
      `stock_transfers where state = 'sent'`,
      `stock_transfers t where state = 'received' and exists (
        select from stock_transfer_lines l where l.transfer_id = t.id and l.received < l.quantity)`,
      `stock_counts c where state = 'posted' and exists (select from stock_movements m where m.count_id = c.id)`,
    ])
      expect([rows, await count(rows)]).toEqual([rows, 1]);
    expect(await count('stock_at_locations where on_hand > 0')).toBeGreaterThan(5);
    const unknown = `stock s where on_hand > 0 and not exists (
      select from stock_movements m where m.product_id = s.product_id and m.average_cost is not null)`;
    expect(await count(unknown)).toBe(0);
    const db = createDatabase(createPool(database.url, { max: 1 }));
    expect((await checkShop(db, new Date())).filter(({ ids }) => ids.length > 0)).toEqual([]);
    await db.destroy();
  });

  it('says in stock exactly where something can be bought', async () => {
    const off = `products p where p.in_stock is distinct from case
      when p.type = 'variable' then exists (select from products v where v.parent_id = p.id and v.in_stock)
      else p.backorders <> 'no' or exists (select from stock s where s.product_id = p.id and s.on_hand > 0) end`;
    expect(await count(off)).toBe(0);
  });

  it('has a listing price in both lists, search words and three pictures for every product', async () => {
    expect(await count('listing_prices')).toBe(2400);
    expect(await count('product_search')).toBe(1200);
    expect(await count('product_images')).toBe(3600);
    const dearer = `listing_prices b join listing_prices r using (product_id)
      join price_lists bl on bl.id = b.price_list_id and bl.slug = 'officine'
      join price_lists rl on rl.id = r.price_list_id and rl.is_retail where b.min_cents >= r.min_cents`;
    expect(await count(dearer)).toBe(0);
  });

  it('has a price history that begins with today’s prices', async () => {
    expect(await count('price_history_gaps()')).toBe(0);
    expect(await count(`price_history where reason <> 'opening'`)).toBe(0);
    expect(await count('price_history')).toBeGreaterThan(1000);
  });

  it('shows the ratings that its reviews make', async () => {
    const off = `products p left join (select product_id, avg(rating)::numeric(3, 2) as average, count(*)::int as n from reviews
      where status = 'approved' group by product_id) r on r.product_id = p.id
      where p.average_rating <> coalesce(r.average, 0) or p.review_count <> coalesce(r.n, 0)`;
    expect(await count(off)).toBe(0);
  });

  it('has reviews that wait for approval, and answers of the shop, above all to those who were not content', async () => {
    expect(await count(`reviews where status = 'pending'`)).toBe(5);
    expect(await count(`reviews where status in ('refused', 'trash')`)).toBe(0);
    expect(await count("reviews where rating <= 2 and answer is null and status = 'approved'")).toBe(0);
    const answered = await count('reviews where answer is not null and rating > 2');
    expect(answered).toBeGreaterThan(10);
    expect(
      await count('reviews where answer is not null and (answered_at is null or answered_at < created_at)'),
    ).toBe(0);
  });

  it('puts every product under its category and all those above', async () => {
    const gaps = `product_categories pc join categories c on c.id = pc.category_id and c.parent_id is not null
      left join product_categories up on up.product_id = pc.product_id and up.category_id = c.parent_id
      where up.product_id is null`;
    expect(await count(gaps)).toBe(0);
    expect(await count('product_categories where direct')).toBe(1200);
  });

  it('tells how to log in as a buyer, a workshop, an administrator and at the counter', async () => {
    expect(logins).toHaveLength(4);
    for (const { email, password } of logins) {
      expect(
        await count(`customers where email = '${email}' and password_hash = 'hash of ${password}'`),
      ).toBe(1);
    }
    const workshop = `customers c join customer_groups g on g.id = c.group_id
      where g.slug = 'officine' and g.kind = 'business' and not g.show_prices_with_tax and c.approved_at is not null`;
    expect(await count(workshop)).toBe(1);
    expect(await count(`customers where staff_role = 'administrator'`)).toBe(1);
    const counter = `customers c join staff_roles r on r.code = c.staff_role and r.refund_limit_cents = 10000
      and r.rights @> '{orders,explain-prices,offers,registration,refunds}'`;
    expect(await count(counter)).toBe(1);
  });

  it('gives the workshop purchase lists of parts that can be bought', async () => {
    const { lists, lines } = await one<{ lists: number; lines: number }>(`
      select count(distinct list.id)::int as lists, count(*)::int as lines
      from purchase_lists list join customers c on c.id = list.customer_id and c.email = 'officina@pistone.example'
        join purchase_list_lines line on line.list_id = list.id
        join products p on p.id = line.item_id and p.in_stock and line.quantity % p.quantity_step = 0`);
    expect([lists, lines]).toEqual([2, 7]);
  });

  it('has English for every product, category, attribute and term', async () => {
    expect(await count(`product_translations where language = 'en' and name is not null`)).toBe(1200);
    for (const [table, translations, key] of [
      ['categories', 'category_translations', 'category_id'],
      ['attributes', 'attribute_translations', 'attribute_id'],
      ['attribute_terms', 'attribute_term_translations', 'term_id'],
    ]) {
      expect(
        await count(`${table} t left join ${translations} e on e.${key} = t.id where e.name is null`),
      ).toBe(0);
    }
  });

  it('lets the shop count on: new rows take ids that are free', async () => {
    for (const insert of [
      `insert into products (type, slug, name) values ('simple', 'uno-nuovo', 'Uno nuovo') returning id`,
      `insert into images (file_key, alt, width, height, widths) values ('k', 'a', 1, 1, '{1}') returning id`,
      `insert into brands (slug, name) values ('nuova', 'Nuova') returning id`,
    ]) {
      await client.query('begin');
      expect((await client.query(insert)).rowCount).toBe(1);
      await client.query('rollback');
    }
  });

  it('points the home page at the hero picture', async () => {
    const hero = await one<{ file_key: string }>(
      `select i.file_key from page_blocks b join images i on i.id = any (b.picture_ids) where b.page_id = 0`,
    );
    expect(hero.file_key).toMatch(/^hero-/);
  });

  it('shows only pictures that are drawn for it', async () => {
    const drawn = new Set(demoPictures(true).map(pictureKey));
    const { rows } = await client.query<{ file_key: string }>('select distinct file_key from images');
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => !drawn.has(row.file_key))).toEqual([]);
  });

  it('stays as it is when loaded again', async () => {
    const repeated = await loadDemoShop({
      connectionString: database.url,
      products: 30,
      mediaDirectory: null,
      hashPassword,
    });
    expect(repeated).toEqual(logins);
    expect(await count(`products where type <> 'variation'`)).toBe(1200);
  });
});
