import { join } from 'node:path';
import pg from 'pg';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE, SERVER_CORE } from '../host/cores.ts';
import { startShop } from '../host/shop-process.ts';
import { makeList } from '../prices/make-list.ts';
import { LIST } from '../prices/price-run.ts';
import { percentile } from '../table/percentile.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { counterTimes, LINES, ORDERS } from './counter-run.ts';

const ADD_MS = 20;

/** An assistant who takes orders of twenty lines by code, for a workshop with a price list of 100,000 entries. */
export async function measureCounter(sheet: Sheet, host: BenchHost): Promise<void> {
  const databaseUrl = await host.copy('bench_counter');
  await makeList(databaseUrl);
  const { customerId, codes } = await sellByList(databaseUrl);
  const { dataDir, products } = host;
  const shop = await startShop({ dataDir, databaseUrl, products, cores: SERVER_CORE });
  const program = join(import.meta.dirname, 'take-orders.ts');
  const message = { url: shop.url, customerId, codes };
  const taken = await askProgram({ cores: LOAD_CORE, program, message }).finally(() => shop.stop());
  const { added, shown } = counterTimes.parse(taken);
  const note = (measure: string, times: readonly number[], share: number, most?: number) => {
    const value = percentile(
      times.toSorted((a, b) => a - b),
      share,
    );
    const head = { measure, unit: 'ms', digits: 1 };
    sheet.note(products, most === undefined ? head : { ...head, target: atMost(most) }, { value });
  };
  const title = 'Counter, price list of 100,000 entries';
  note(`${title}, a line added by its code: p50`, added, 0.5);
  note(`${title}, a line added by its code: p95`, added, 0.95, ADD_MS);
  note(`${title}, the page after it: p95`, shown, 0.95);
}

/** A workshop buys by the list; each article of it has a code and is in stock. */
async function sellByList(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set pistone.quiet = 'on'`);
    await client.query(`update products set sku = upper(slug) where slug like $1 || '-%'`, [LIST]);
    await client.query(`select refresh_search(array(select id from products where slug like $1 || '-%'))`, [
      LIST,
    ]);
    await client.query(
      `insert into stock (product_id, on_hand) select id, 1000 from products where slug like $1 || '-%'
       on conflict (product_id) do update set on_hand = excluded.on_hand`,
      [LIST],
    );
    await client.query(
      `update customer_groups set price_list_id = (select id from price_lists where slug = $1) where slug = 'officine'`,
      [LIST],
    );
    const buyers = await client.query<{ id: number }>(
      `select c.id from customers c join customer_groups g on g.id = c.group_id
       where g.slug = 'officine' and c.approved_at is not null and not exists (select from subaccounts s where s.customer_id = c.id)
       order by c.id limit 1`,
    );
    const goods = await client.query<{ sku: string }>(
      `select sku from products where slug like $1 || '-%' order by md5(slug) limit $2`,
      [LIST, LINES * ORDERS],
    );
    await client.query('vacuum analyze');
    const [buyer] = buyers.rows;
    if (!buyer) throw new Error('The shop has no workshop to order for.');
    return { customerId: buyer.id, codes: goods.rows.map(({ sku }) => sku) };
  } finally {
    await client.end();
  }
}
