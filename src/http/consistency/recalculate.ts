import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Products at a time, so that nobody waits long for what is locked meanwhile. */
const STRETCH = 1000;

class Undone extends Error {}

type Row = { readonly id: number; readonly is: string };
type Recalculation = {
  /** what is stored of products: rows as text by the id of their product */
  read(db: Database, ids: readonly number[]): Promise<readonly Row[]>;
  /** works it out again, as the shop does */
  write(db: Database, ids: readonly number[]): Promise<unknown>;
};

/** The products of which something else is stored than what is worked out again; that is undone. */
export async function recalculate(db: Database, { read, write }: Recalculation): Promise<readonly number[]> {
  const differing: number[] = [];
  for await (const ids of stretches(db)) {
    await db
      .transaction()
      .execute(async (inside) => {
        const before = textById(await read(inside, ids));
        await write(inside, ids);
        const after = textById(await read(inside, ids));
        differing.push(...ids.filter((id) => before.get(id) !== after.get(id)));
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  }
  return differing;
}

/** The ids of all products but variations, some at a time. */
export async function* stretches(db: Database): AsyncGenerator<readonly number[]> {
  let last = 0;
  while (true) {
    const { rows } = await sql<{ id: number }>`
      select id from products where type <> 'variation' and id > ${last}::int order by id limit ${STRETCH}`.execute(
      db,
    );
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    last = ids.at(-1) ?? last;
    yield ids;
  }
}

function textById(rows: readonly Row[]): ReadonlyMap<number, string> {
  const texts = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...texts].map(([id, own]) => [
      id,
      own
        .map((row) => row.is)
        .sort()
        .join('\n'),
    ]),
  );
}
