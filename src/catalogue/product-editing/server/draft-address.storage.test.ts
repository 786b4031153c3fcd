import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import type { ProductChanges } from '../rules/product-changes.ts';
import { readProducts } from './read-products.ts';
import { saveProduct } from './save-product.ts';

let home: TestDatabase;
let owner: TestRequestContext;
beforeAll(async () => {
  home = await aTestDatabase();
  owner = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
});
afterAll(() => home.close());

async function saved(id: number | null, changes: ProductChanges): Promise<number> {
  const made = await saveProduct(owner, { id, changes });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.id;
}

test('the address of a draft follows its name, unless somebody wrote it; that of a published product stays', async () => {
  const id = await saved(null, { name: { from: null, to: 'Cuscinetto (copia)' } });
  const rename = async (changes: ProductChanges) => {
    const [product] = await readProducts({ db: home.db, language: 'en' }, [await saved(id, changes)]);
    return product?.values.slug;
  };
  expect(
    await rename({
      name: { from: 'Cuscinetto (copia)', to: 'Cuscinetto ruota' },
      status: { from: 'draft', to: 'published' },
    }),
  ).toBe('cuscinetto-ruota');
  expect(await rename({ name: { from: 'Cuscinetto ruota', to: 'Cuscinetto sfere' } })).toBe(
    'cuscinetto-ruota',
  );
  expect(
    await rename({
      status: { from: 'published', to: 'draft' },
      slug: { from: 'cuscinetto-ruota', to: 'mio' },
    }),
  ).toBe('mio');
  expect(await rename({ name: { from: 'Cuscinetto sfere', to: 'Cuscinetto rulli' } })).toBe('mio');
});
