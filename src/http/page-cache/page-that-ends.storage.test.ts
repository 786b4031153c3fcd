import { get as httpGet } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createProcessMemory } from '#http/metrics/process-memory.ts';
import { openPort, type WebServer } from '#http/server/web-server.ts';
import { aPaymentSetup } from '#tests/factories/a-payment-setup.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { createPageCache } from './create-page-cache.ts';

const clock = fakeClock();
let database: TestDatabase;
let web: WebServer;
let made = 0;

beforeAll(async () => {
  database = await aTestDatabase();
  const pages = createPageCache({
    services: {
      db: database.db,
      clock,
      memory: createProcessMemory(),
      log: silentLog,
      wire: defaultWirePrefixes,
      shopUrl: 'http://shop.test',
      secret: 'secret',
      mediaFiles: createFolderStore('/nowhere'),
      privateFiles: createPrivateFiles(createFolderStore('/nowhere')),
      async render(_, { ctx }) {
        ctx.reply.holdsUntil(Date.parse('2026-03-02T14:00:00Z'));
        made += 1;
        return new Response(`page ${made}`, { headers: { 'content-type': 'text/html' } });
      },
      paymentSetup: aPaymentSetup(),
      endpoints: [],
      strict: true,
    },
    next: (_, response) => response.end('passed on'),
  });
  pages.resume();
  web = await openPort(0, (request, response) => pages.handle(request, response));
});
afterAll(async () => {
  await web.close(1000);
  await database.close();
});

function pageAt(moment: string): Promise<string> {
  clock.set(moment);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  httpGet({ port: web.port, path: '/product/disco/', agent: false }, (response) => {
    text(response).then(resolve, reject);
  }).on('error', reject);
  return promise;
}

test('a page that says until when it holds is not sent a moment longer', async () => {
  expect(await pageAt('2026-03-02T09:00:00Z')).toBe('page 1');
  expect(await pageAt('2026-03-02T13:59:59.999Z')).toBe('page 1');
  expect(await pageAt('2026-03-02T14:00:00.000Z')).toBe('page 2');
});
