import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicVerdict } from '#catalogue/public-prices/rules/public-verdict.ts';
import { confirmPublicPrices } from '#catalogue/public-prices/server/imports/confirm-public-prices.ts';
import {
  readPublicImport,
  readRefusedRows,
} from '#catalogue/public-prices/server/imports/read-public-import.ts';
import { stagePublicPrices } from '#catalogue/public-prices/server/imports/stage-public-prices.ts';
import { pricesOf } from '#catalogue/public-prices/server/read-public-prices.ts';
import { aPerson } from './a-person.ts';
import { aRequestContext } from './a-request-context.ts';
import { aTestDatabase } from './a-test-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type PublicPriceFiles = Awaited<ReturnType<typeof publicPriceFiles>>;

/** A shop whose owner brings public prices in files, and what becomes of them. */
export async function publicPriceFiles() {
  const home = await aTestDatabase();
  const owner = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
  const { id: listId } = await home.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  const stageFile = async (bytes: string | Buffer) => {
    const path = join(await temporaryFolder(), 'listino');
    await writeFile(path, bytes);
    return stagePublicPrices(owner, { listId, path, fileName: 'listino.csv' });
  };
  const stage = async (bytes: string | Buffer) => {
    const staged = await stageFile(bytes);
    if (!staged.ok) throw new Error(staged.error.code);
    return staged.importId;
  };
  const confirm = (importId: number, choice: 'good' | 'all' = 'good') =>
    confirmPublicPrices(owner, { listId, importId, choice });
  return {
    home,
    owner,
    listId,
    stageFile,
    stage,
    confirm,
    bring: async (bytes: string | Buffer) => confirm(await stage(bytes)),
    async lookedAt(importId: number, verdict: PublicVerdict | null = null) {
      const looked = await readPublicImport(owner, { listId, importId, verdict, page: 1 });
      if (!looked) throw new Error('no such file');
      return looked;
    },
    async refusals(importId: number) {
      const rows = await readRefusedRows(owner, { listId, importId });
      return rows.map(({ sku, problem }) => [sku, problem.code, problem.text]);
    },
    async priced(id: number) {
      const [row] = await pricesOf(owner, [id]);
      return row && [row.regular, row.sale, row.from, row.to];
    },
    update: (id: number, columns: Record<string, unknown>) =>
      home.db.updateTable('products').set(columns).where('id', '=', id).execute(),
  };
}
