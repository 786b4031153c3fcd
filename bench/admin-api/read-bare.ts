import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { readApiProducts } from '#catalogue/product-api/server/read-api-products.ts';
import { createPool } from '#foundation/database/client.ts';
import type { Tables } from '#foundation/database/tables.ts';
import { systemClock } from '#foundation/services/clock.ts';

// A program of its own, on the core of the server: the question of the shop, prepared and sent by the driver alone. Told: the database, the ids of
// a page, and how many connections ask for how long.
const order = z.object({
  databaseUrl: z.string(),
  ids: z.array(z.number()),
  connections: z.number(),
  seconds: z.number(),
});
type Order = z.infer<typeof order>;

/** The statement by which the shop reads products. */
async function statementOf({ databaseUrl, ids }: Order) {
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool(databaseUrl, { max: 1 }) }),
    log: ({ query }) => void asked.push(query),
  });
  await readApiProducts({ db, clock: systemClock }, ids);
  await db.destroy();
  const [found] = asked;
  if (!found) throw new Error('nothing was asked');
  return { name: 'products', text: found.sql, values: [...found.parameters] };
}

/** How often a second the statement is answered. */
async function rate(asked: Order): Promise<number> {
  const statement = await statementOf(asked);
  const clients = Array.from(
    { length: asked.connections },
    () => new pg.Client({ connectionString: asked.databaseUrl }),
  );
  for (const client of clients) {
    await client.connect();
    await client.query(statement);
  }
  let answers = 0;
  const begun = performance.now();
  const until = begun + asked.seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        await client.query(statement);
        answers += 1;
      }
    }),
  );
  const perSecond = (answers * 1000) / (performance.now() - begun);
  for (const client of clients) await client.end();
  return perSecond;
}

process.once('message', (message) => {
  rate(order.parse(message)).then(
    (perSecond) => process.send?.({ perSecond }, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
