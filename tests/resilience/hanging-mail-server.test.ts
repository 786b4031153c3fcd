import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPictureFiles } from '#foundation/services/files/picture-files.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createSmtpSender } from '#foundation/services/mail.ts';
import { startWorkers } from '#http/jobs/start-workers.ts';
import { taskList } from '#http/jobs/task-list.ts';
import { createWorkerPresence } from '#http/jobs/worker-presence.ts';
import { aProduct } from '../factories/a-product.ts';
import { anOrder } from '../factories/an-order.ts';
import { fakeClock } from '../factories/fake-clock.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { freshDatabase } from '../factories/test-database.ts';

/** A mail server that greets, takes the sender of an email and never says another word. */
async function aHangingMailServer() {
  let hanging = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onMailFrom() {
      hanging += 1;
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((done) => server.close(done)));
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    hanging: () => hanging,
  };
}

test('while two connections to the mail server hang, payments and sales go on', async () => {
  const server = await aHangingMailServer();
  const database = await freshDatabase();
  const pool = createPool(database.url);
  const db = createDatabase(pool);
  const mail = createSmtpSender(server.url);
  const folder = await temporaryFolder();
  const settled: unknown[] = [];
  const tasks = taskList({
    db,
    clock: fakeClock(),
    log: silentLog,
    mail,
    shopUrl: 'http://shop.test',
    sign: (text) => Buffer.from(text).toString('base64url'),
    pictures: createPictureFiles({
      media: createFolderStore(join(folder, 'media')),
      originals: createFolderStore(join(folder, 'originals')),
    }),
    privateFiles: createPrivateFiles(createFolderStore(join(folder, 'private'))),
  });
  const presence = createWorkerPresence({ connectionString: database.url, log: silentLog });
  const workers = startWorkers({
    pool,
    log: silentLog,
    presence,
    tasks: { ...tasks, 'settle-wallet-payment': async (payload) => void settled.push(payload) },
  });
  onTestFinished(async () => {
    // Ends what hangs, so that the workers can stop.
    mail.close();
    await workers.stop();
    await presence.close();
    await db.destroy();
    await database.drop();
  });
  const { id } = await aProduct(db, { stock: 100 });
  const orders = [];
  for (let count = 0; count < 3; count += 1) orders.push(await anOrder(db, { items: [[id, 1]] }));
  await vi.waitFor(() => expect(server.hanging()).toBe(2), 15_000);

  orders.push(await anOrder(db, { items: [[id, 1]] }));
  await sql`select graphile_worker.add_job('settle-wallet-payment', '{"paymentId": 1}')`.execute(db);
  // Less than the half minute after which the connections are given up.
  await vi.waitFor(() => expect(settled).toEqual([{ paymentId: 1 }]), 8000);
  const counted = () =>
    db.selectFrom('order_events').select('order_id').where('kind', '=', 'sales-counted').execute();
  await vi.waitFor(async () => expect(await counted()).toHaveLength(orders.length), 8000);
});
