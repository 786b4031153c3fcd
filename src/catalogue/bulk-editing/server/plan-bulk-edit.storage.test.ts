import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { createBulkEdit, sweepBulkEdits } from './create-bulk-edit.ts';
import { planBulkEdit } from './run-bulk-edit.ts';
import { findBulkEdit } from './stored-bulk-edit.ts';

let home: TestDatabase;
let owner: TestRequestContext;
let id: number;
beforeAll(async () => {
  home = await aTestDatabase();
  owner = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
  const product = await aProduct(home.db);
  id = (await createBulkEdit(owner, { ids: [product.id] })) ?? 0;
});
afterAll(() => home.close());

test('the running job queues the next turn, once', async () => {
  const { db } = home;
  await planBulkEdit(db, id);
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where payload ->> 'id' = ${String(id)}`.execute(
    db,
  );
  await planBulkEdit(db, id);
  await planBulkEdit(db, id);
  const { rows } = await sql<{
    waiting: boolean;
  }>`select locked_at is null as waiting from graphile_worker._private_jobs
    where payload ->> 'id' = ${String(id)} order by id`.execute(db);
  expect(rows).toEqual([{ waiting: false }, { waiting: true }]);
});

test('a bulk edit that was never started is swept away after a day', async () => {
  const { db, clock } = owner;
  await sweepBulkEdits({ db }, clock.now());
  expect(await findBulkEdit(db, id)).not.toBeNull();
  await sweepBulkEdits({ db }, new Date(clock.now().getTime() + 25 * 3_600_000));
  expect(await findBulkEdit(db, id)).toBeNull();
});
