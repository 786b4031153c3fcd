import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultWirePrefixes, type WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { projectRoot } from '#foundation/database/project-root.ts';
import type { PaymentSetup } from '#foundation/payment-adapters/server/payment-setup.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPictureFiles, type PictureFiles } from '#foundation/services/files/picture-files.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { type Log, silentLog } from '#foundation/services/log.ts';
import type { VatRegister } from '#foundation/services/vat-register.ts';
import { createMetrics } from '#http/metrics/metrics.ts';
import type { RenderPage } from '#http/pages/render.ts';
import { sessionCookieName } from '#http/requests/session-cookie.ts';
import { buildApp, clientFolderOf } from '#http/server/build-app.ts';
import type { Endpoint } from '#http/wire/endpoint.ts';
import { routeTable } from '#http/wire/route-table.ts';
import { aPaymentSetup } from './a-payment-setup.ts';
import { auditedFieldsWithoutWords } from './audit-in-words.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { memoryWithoutCache } from './memory-without-cache.ts';
import { freshDatabase } from './test-database.ts';

export type ShopOptions = {
  wire?: WirePrefixes;
  shopUrl?: string;
  /** instead of the shop's own route table */
  endpoints?: readonly Endpoint[];
  /** instead of the built pages */
  render?: RenderPage;
  log?: Log;
  vatRegister?: VatRegister;
  /** the providers that are connected; with a setup those that its staff connect */
  paymentAdapters?: PaymentAdapters;
  paymentSetup?: PaymentSetup;
};

export type TestShop = {
  /** Asks the whole shop, without a socket and without the page cache; a path is meant below the shop's address. */
  fetch(path: string | Request, init?: RequestInit): Promise<Response>;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly clock: FakeClock;
  readonly shopUrl: string;
  readonly wire: WirePrefixes;
  /** key of the nonces */
  readonly secret: string;
  /** name of the session's cookie */
  readonly sessionCookie: string;
  readonly mediaFolder: string;
  /** where uploads are kept as they came */
  readonly originalsFolder: string;
  readonly pictures: PictureFiles;
  /** what people have sent the shop */
  readonly privateFolder: string;
  close(): Promise<void>;
};

const builtPages = join(projectRoot(), 'build/server/render.js');

/** True when the pages are built, which integration tests of pages need: `npm run build`. */
export const pagesAreBuilt = () => existsSync(builtPages);

/** Draws pages as the built shop does. */
export const renderBuilt: RenderPage = async (request, options) => {
  if (!pagesAreBuilt()) throw new Error('the pages are not built: npm run build');
  const built: { render: RenderPage } = await import(pathToFileURL(builtPages).href);
  return built.render(request, options);
};

/** A whole shop on a database of its own, with a clock that stands still. */
export async function aShop(options: ShopOptions = {}): Promise<TestShop> {
  const database = await freshDatabase();
  const pool = createPool(database.url, { max: 4 });
  const db = createDatabase(pool);
  const clock = fakeClock();
  const shopUrl = options.shopUrl ?? 'http://shop.test';
  const wire = options.wire ?? defaultWirePrefixes;
  const secret = 'a secret of the tests, long enough';
  const mediaFolder = await mkdtemp(join(tmpdir(), 'pistone-media-'));
  const originalsFolder = await mkdtemp(join(tmpdir(), 'pistone-originals-'));
  const mediaFiles = createFolderStore(mediaFolder);
  const pictures = createPictureFiles({ media: mediaFiles, originals: createFolderStore(originalsFolder) });
  const privateFolder = await mkdtemp(join(tmpdir(), 'pistone-private-'));
  const app = buildApp({
    services: {
      mediaFiles,
      privateFiles: createPrivateFiles(createFolderStore(privateFolder)),
      db,
      clock,
      memory: memoryWithoutCache(),
      log: options.log ?? silentLog,
      vatRegister: options.vatRegister ?? null,
      paymentSetup: options.paymentSetup ?? aPaymentSetup(),
      ...(options.paymentSetup ? {} : { paymentAdapters: options.paymentAdapters ?? {} }),
      wire,
      shopUrl,
      secret,
      render: options.render ?? renderBuilt,
      endpoints: options.endpoints ?? routeTable,
      strict: true,
    },
    metrics: createMetrics(),
    clientFolder: clientFolderOf(projectRoot()),
    mediaFolder,
    pictures,
    metricsAddresses: ['127.0.0.1'],
  });
  return {
    fetch: (path, init) =>
      // A request that comes whole stays the same one: where it came from is noted beside it.
      app.fetch(
        path instanceof Request && !init
          ? path
          : new Request(path instanceof Request ? path : new URL(path, shopUrl), init),
      ),
    db,
    databaseUrl: database.url,
    clock,
    shopUrl,
    wire,
    secret,
    sessionCookie: sessionCookieName(wire.platform, shopUrl),
    mediaFolder,
    originalsFolder,
    pictures,
    privateFolder,
    async close() {
      const unnamed = await auditedFieldsWithoutWords(db);
      await db.destroy();
      await database.drop();
      await rm(mediaFolder, { recursive: true, force: true });
      await rm(originalsFolder, { recursive: true, force: true });
      await rm(privateFolder, { recursive: true, force: true });
      if (unnamed.length > 0) throw new Error(`the audit trail has no words for ${unnamed.join(', ')}`);
    },
  };
}
