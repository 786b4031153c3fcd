import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemoShop } from '#demo/load-demo-shop.ts';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { migrateToLatest } from '#foundation/database/migrate.ts';
import { aProduct } from '../factories/a-product.ts';
import { anOrder } from '../factories/an-order.ts';

/** The data folder of a shop on the embedded server: a demo shop with orders, jobs and files; its server stands still. */
export async function aShopToBackUp(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres(join(dataDir, 'pg'));
  await migrateToLatest(server.url);
  await loadDemoShop({
    connectionString: server.url,
    products: 60,
    mediaDirectory: null,
    hashPassword: async (password) => `hash of ${password}`,
  });
  const db = createDatabase(createPool(server.url, { max: 2 }));
  // Everything that COPY writes in a way of its own.
  const { id } = await aProduct(db, { name: 'Riga\ndue\ttab \\N \\. “è” 100%', stock: 50 });
  for (let count = 0; count < 3; count += 1) await anOrder(db, { items: [[id, 2]] });
  await db.destroy();
  await server.stop();
  for (const [path, content, mode] of [
    ['media/freno-480.webp', 'picture', 0o644],
    ['originals/freno.jpg', 'original', 0o600],
    ['originals/.incoming/half', 'on its way', 0o600],
    ['registrations/visura.pdf', 'x'.repeat(600_000), 0o600],
    ['session-secret', `${'5'.repeat(64)}\n`, 0o600],
    ['empty', '', 0o640],
  ] as const) {
    await mkdir(join(dataDir, path, '..'), { recursive: true });
    await writeFile(join(dataDir, path), content, { mode });
  }
}
