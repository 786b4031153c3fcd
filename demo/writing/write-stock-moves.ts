import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { counter } from '../people/demo-logins.data.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number, hour = 0) =>
  new Date(demoToday.getTime() - days * dayMs + hour * 60 * 60 * 1000).toISOString();

/** An article with its pieces on hand and its average cost in cents. */
type Article = { readonly id: number; readonly onHand: number; readonly average: number };
type Line = { readonly article: Article; readonly pieces: number };

/** Where movements belong: the columns of the ledger. Null is the default location. */
type Facts = {
  readonly reason: string;
  readonly at: string;
  readonly location_id?: number | null;
  readonly receipt_id?: number;
  readonly transfer_id?: number;
  readonly count_id?: number;
  readonly note?: string;
};

/**
 * What the people of the demo shop have done in the warehouse: a counter as a second location, goods received and a delivery that is still being entered, a transfer
 * that has arrived with a piece missing and one on its way, a stock count with differences, and damaged goods.
 */
export async function writeStockMoves(client: ClientBase): Promise<void> {
  const articles = await plentifulArticles(client);
  const from = (first: number, count: number, pieces: number): readonly Line[] =>
    articles.slice(first, first + count).map((article) => ({ article, pieces }));
  const counterId = await insert(client, 'stock_locations', {
    name: 'Banco',
    kind: 'counter',
    position: 1,
  });
  await receive(client, from(0, 6, 20));
  await transferToCounter(client, counterId, from(3, 8, 6));
  await damage(client, counterId, from(4, 1, -2));
  await countAtCounter(client, counterId, from(3, 8, 6));
  const sent = { created_at: daysAgo(1), sent_at: daysAgo(1, 8), state: 'sent' };
  await transfer(client, counterId, from(9, 4, 4), sent);
  const draft = { supplier: 'Lubrificanti Valpadana S.r.l.', created_at: daysAgo(0), created_by: who };
  const id = await insert(client, 'stock_receipts', draft);
  for (const { article, pieces } of from(1, 3, 12))
    await line(client, 'stock_receipt_lines', {
      receipt_id: id,
      product_id: article.id,
      quantity: pieces,
      unit_cost_cents: Math.round(article.average),
    });
}

const who = `${counter.firstName} ${counter.lastName}`;

/** One article of each category, of those with the most pieces. */
async function plentifulArticles(client: ClientBase): Promise<readonly Article[]> {
  const { rows } = await client.query<Article>(`
    select * from (
      select distinct on (pc.category_id) p.id, s.on_hand as "onHand",
        (select m.average_cost::float8 from stock_movements m where m.product_id = p.id and m.average_cost is not null) as average
      from products p join stock s on s.product_id = p.id join product_categories pc on pc.product_id = p.id and pc.direct
      where p.type = 'simple' and p.status = 'published' and s.on_hand >= 20
      order by pc.category_id, s.on_hand desc, p.id) one
    order by "onHand" desc, id limit 13`);
  return rows;
}

async function receive(client: ClientBase, lines: readonly Line[]): Promise<void> {
  const at = daysAgo(18);
  const receipt = await insert(client, 'stock_receipts', {
    supplier: 'Ricambi Emilia S.p.A.',
    document: 'DDT 2417',
    document_on: daysAgo(19).slice(0, 10),
    created_at: at,
    created_by: who,
    posted_at: daysAgo(18, 1),
    posted_by: who,
  });
  for (const { article, pieces } of lines) {
    const cost = Math.round(article.average * 0.97);
    const average = (article.onHand * article.average + pieces * cost) / Math.max(1, article.onHand + pieces);
    const values = { receipt_id: receipt, product_id: article.id, quantity: pieces, unit_cost_cents: cost };
    await line(client, 'stock_receipt_lines', values);
    await move(
      client,
      { article, pieces },
      { reason: 'received', at: daysAgo(18, 1), receipt_id: receipt },
      { unit_cost_cents: cost, average_cost: Math.round(average * 10_000) / 10_000 },
    );
  }
}

/** Goods from the warehouse to the counter: they leave the stock, and come into it there if they have arrived. */
async function transfer(
  client: ClientBase,
  counterId: number,
  lines: readonly Line[],
  columns: Readonly<Record<string, string>>,
): Promise<number> {
  const values = { to_id: counterId, created_by: who, sent_by: who, ...columns };
  const id = await insert(client, 'stock_transfers', values);
  for (const { article, pieces } of lines) {
    await line(client, 'stock_transfer_lines', {
      transfer_id: id,
      product_id: article.id,
      quantity: pieces,
    });
    await move(
      client,
      { article, pieces: -pieces },
      { reason: 'transfer', at: columns.sent_at ?? '', transfer_id: id },
    );
  }
  return id;
}

async function transferToCounter(
  client: ClientBase,
  counterId: number,
  lines: readonly Line[],
): Promise<void> {
  const [created, sent, arrived] = [daysAgo(12), daysAgo(12, 2), daysAgo(11)];
  const columns = { created_at: created, sent_at: sent, closed_at: arrived, closed_by: who };
  const id = await transfer(client, counterId, lines, {
    ...columns,
    state: 'received',
    note: 'Scaffale del banco',
  });
  const facts = { at: arrived, transfer_id: id, location_id: counterId };
  for (const each of lines) await move(client, each, { ...facts, reason: 'transfer' });
  const missing = lines.find((_, at) => at === 2);
  if (missing) await move(client, { ...missing, pieces: -1 }, { ...facts, reason: 'loss' });
  await client.query(
    'update stock_transfer_lines set received = quantity - (product_id = $2)::int where transfer_id = $1',
    [id, missing?.article.id ?? 0],
  );
}

async function damage(client: ClientBase, counterId: number, lines: readonly Line[]): Promise<void> {
  const note = 'Confezioni rovinate dall’acqua';
  for (const each of lines)
    await move(client, each, { reason: 'damage', at: daysAgo(8), location_id: counterId, note });
}

/** The counter was counted; of two articles another number was there than the shop expected. */
async function countAtCounter(client: ClientBase, counterId: number, lines: readonly Line[]): Promise<void> {
  const at = daysAgo(4, 1);
  const count = await insert(client, 'stock_counts', {
    name: 'Conta del banco di ottobre',
    scope: 'all',
    location_id: counterId,
    state: 'posted',
    uncounted: 'leave',
    created_at: daysAgo(4),
    created_by: who,
    closed_at: at,
    closed_by: who,
  });
  const { rows } = await client.query<{ id: number; here: number }>(
    'select product_id as id, on_hand as here from stock_at_locations where location_id = $1',
    [counterId],
  );
  const expected = new Map(rows.map(({ id, here }) => [id, here]));
  for (const [index, { article }] of lines.entries()) {
    const here = expected.get(article.id) ?? 0;
    const delta = index === 0 ? -1 : index === 6 ? 2 : 0;
    await line(client, 'stock_count_lines', {
      count_id: count,
      product_id: article.id,
      counted: here + delta,
      first_expected: here,
      expected: here,
      average_cost: article.average,
      counted_at: at,
      counted_by: who,
    });
    if (delta !== 0)
      await move(
        client,
        { article, pieces: delta },
        { reason: 'count', at, count_id: count, location_id: counterId },
      );
  }
}

type Cells = Readonly<Record<string, string | number | null>>;

/** Pieces that come or go, in the ledger and in the stock. */
async function move(
  client: ClientBase,
  { article, pieces }: Line,
  { at, ...facts }: Facts,
  costs: Cells = {},
): Promise<void> {
  await client.query(
    `insert into stock_movements (product_id, delta, created_at, person_id, person_name, ${[...Object.keys(facts), ...Object.keys(costs)].join(', ')})
     select $1, $2, $3, id, $4, ${[...Object.keys(facts), ...Object.keys(costs)].map((_, index) => `$${index + 6}`).join(', ')}
     from customers where email = $5`,
    [article.id, pieces, at, who, counter.email, ...Object.values(facts), ...Object.values(costs)],
  );
  await client.query('update stock set on_hand = on_hand + $2 where product_id = $1', [article.id, pieces]);
  if (facts.location_id)
    await client.query(
      `insert into stock_at_locations as a (product_id, location_id, on_hand) values ($1, $2, $3)
       on conflict (product_id, location_id) do update set on_hand = a.on_hand + excluded.on_hand`,
      [article.id, facts.location_id, pieces],
    );
}

/** Adds a row and returns its id. */
async function insert(client: ClientBase, table: string, cells: Cells): Promise<number> {
  const names = Object.keys(cells);
  const { rows } = await client.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(cells),
  );
  if (!rows[0]) throw new Error(`no row of ${table}`);
  return rows[0].id;
}

async function line(client: ClientBase, table: string, cells: Cells): Promise<void> {
  const names = Object.keys(cells);
  const values = names.map((_, at) => `$${at + 1}`).join(', ');
  await client.query(`insert into ${table} (${names.join(', ')}) values (${values})`, Object.values(cells));
}
