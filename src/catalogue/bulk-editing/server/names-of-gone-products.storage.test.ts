import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { createBulkEdit } from './create-bulk-edit.ts';
import { command } from './post-bulk-edit.ts';
import { readBulkEdit } from './read-bulk-edit.ts';
import { runBulkEdit } from './run-bulk-edit.ts';

let home: TestDatabase;
let owner: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  owner = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
});
afterAll(() => home.close());

test('what was refused is named after it was deleted', async () => {
  const { id: part } = await aProduct(home.db, { sku: 'TURBO 7', name: 'Turbina' });
  const form = { price: ['subtract'], priceValue: ['99999'] };
  const id = (await createBulkEdit(owner, { ids: [part] }, form)) ?? 0;
  expect(await command(owner, id, 'start')).toBe(true);
  await runBulkEdit({ db: home.db, clock: owner.clock }, id);
  const named = async () => {
    const read = await readBulkEdit(owner, { id, goods: 'products' });
    return read?.refused.map((one) => [one.id, one.name, one.sku, one.productId])[0];
  };
  expect(await named()).toEqual([part, 'Turbina', 'TURBO 7', part]);
  await sql`delete from products where id = ${part}`.execute(home.db);
  expect(await named()).toEqual([part, 'Turbina', 'TURBO 7', null]);
});
