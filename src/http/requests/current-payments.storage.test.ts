import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createProcessMemory } from '#http/metrics/process-memory.ts';
import { listenToChanges } from '#http/server/change-listener.ts';
import { aPaymentSetup } from '#tests/factories/a-payment-setup.ts';
import { freshDatabase } from '#tests/factories/test-database.ts';
import { currentPayments } from './create-request-context.ts';

it('a provider that is turned on by one process is offered by another one, without a restart', async () => {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max: 2 }));
  const memory = createProcessMemory();
  const changed = new EventTarget();
  const changes = listenToChanges({
    connectionString: database.url,
    log: silentLog,
    onChange(change) {
      memory.evict(change);
      changed.dispatchEvent(new Event('change'));
    },
    onFound: () => memory.setListening(true),
    onLost: () => memory.setListening(false),
  });
  await changes.ready;
  const paymentSetup = aPaymentSetup();
  const connected = async () => Object.keys(await currentPayments({ db, memory, paymentSetup }));
  expect(await connected()).toEqual([]);

  const heard = once(changed, 'change');
  const sealed = paymentSetup.seal.seal('{"clientId":"shop","secret":"hush"}', 'payment paypal live');
  await db
    .insertInto('payment_connections')
    .values({ provider: 'paypal', environment: 'live', sealed, shown: '{}', saved_at: new Date() })
    .execute();
  await heard;
  expect(await connected()).toEqual(['paypal']);

  await changes.close();
  await db.destroy();
  await database.drop();
});
