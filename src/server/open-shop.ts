import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, createPool } from '#database/client.ts';
import { writeDemoMedia } from '#database/demo-shop/media/demo-media.ts';
import type { PictureSpec } from '#database/demo-shop/pictures/picture-spec.ts';
import { projectRoot } from '#database/project-root.ts';
import { routeTable } from '#endpoints/route-table.ts';
import type { Locale } from '#messages/locale.ts';
import { systemClock } from '#services/clock.ts';
import type { Log } from '#services/log.ts';
import { sendOnce } from '#services/mail/send-once.ts';
import { createSmtpSender } from '#services/mail.ts';
import { createNonces } from '#services/nonces.ts';
import { createRestProvider } from '#services/payment-provider/rest-provider.ts';
import { createPictureFiles } from '#services/picture-files.ts';
import { createPrivateFiles } from '#services/private-files.ts';
import { createViesRegister } from '#services/vies-register.ts';
import { prepareListings } from '#shop/catalogue/server/listing-index/prepare-listings.ts';
import { planSweep } from '#shop/media/server/sweep-pictures.ts';
import { planExpiry } from '#shop/orders/server/expire-reservations.ts';
import { planDuePrices } from '#shop/pricing/server/tell-due-prices.ts';
import { planSearchRefresh } from '#shop/search/server/refresh-search.ts';
import { makeSetupLink } from '#shop/setup/server/setup-link.ts';
import { planVatAgain } from '#shop/vat/server/again/ask-again.ts';
import { planRefundSweep } from '#shop/wallet/server/refunds/sweep-refunds.ts';
import { planOpenPayments } from '#shop/wallet/server/settle-again.ts';
import { buildApp, clientFolderOf } from './build-app.ts';
import { listenToChanges } from './change-listener.ts';
import type { Config } from './config.ts';
import type { House } from './door/house.ts';
import { requestLocale } from './door/request-words.ts';
import { createJobCare } from './jobs/job-care.ts';
import { keepCaring } from './jobs/keep-caring.ts';
import { createWorkerPresence } from './jobs/worker-presence.ts';
import { createMetrics } from './metrics.ts';
import { requestListener } from './network/request-listener.ts';
import type { OpenDatabase } from './open-database.ts';
import { createPageCache } from './page-cache/create-page-cache.ts';
import { createPictureDrawer } from './picture-drawer.ts';
import { createProcessMemory } from './process-memory.ts';
import type { RenderPage } from './render.ts';
import { sessionSecret } from './session-secret.ts';
import { startWorkers } from './start-workers.ts';
import { taskList } from './tasks/task-list.ts';
import type { Answer } from './web-server.ts';

/** The shop at work, without a port: whoever opens one passes requests to `answer`. */
export type OpenShop = {
  readonly answer: Answer;
  /** the language that the interface is set to */
  language(): Promise<Locale>;
  /** The path of a new link to the first administrator; null for a shop that has one. */
  setupPath(): Promise<string | null>;
  /** Ends the jobs and lets go of the database. */
  close(): Promise<void>;
};

const EMAILS_END_WITHIN_MS = 3000;

export const mediaFolderOf = (dataDir: string) => join(dataDir, 'media');

/** Puts the shop together on an open database: pages, wire, page cache, jobs, and the ear for changes. */
export async function openShop(input: {
  config: Config;
  database: OpenDatabase;
  log: Log;
  render: RenderPage;
  /** what the demo shop shows; drawn where it is missing */
  pictures: readonly PictureSpec[];
  /** false while pages are developed: nothing is kept, and scripts of the development server may run */
  strict: boolean;
}): Promise<OpenShop> {
  const { config, database, log } = input;
  const mediaFolder = mediaFolderOf(config.dataDir);
  const originals = join(config.dataDir, 'originals');
  await mkdir(mediaFolder, { recursive: true });
  await mkdir(originals, { recursive: true, mode: 0o700 });
  const pictures = createPictureFiles({ media: mediaFolder, originals });
  const privateFiles = createPrivateFiles(join(config.dataDir, 'registrations'));
  const pool = createPool(database.url, {
    max: 20,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const db = createDatabase(pool);
  const memory = createProcessMemory();
  const metrics = createMetrics();
  const vatRegister =
    config.vatRegisterUrl === null
      ? null
      : createViesRegister({ url: config.vatRegisterUrl, clock: systemClock, log });
  const paymentProvider =
    config.paymentProvider === null
      ? null
      : createRestProvider({ ...config.paymentProvider, clock: systemClock, log });
  const house: House = {
    db,
    clock: systemClock,
    memory,
    log,
    vatRegister,
    paymentProvider,
    wire: config.wire,
    shopUrl: config.shopUrl,
    secret: await sessionSecret(config.dataDir, config.sessionSecret),
    privateFiles,
    render: input.render,
    endpoints: routeTable,
    strict: input.strict,
  };
  if (input.pictures.length > 0) await writeDemoMedia(mediaFolder);
  const drawer = createPictureDrawer(mediaFolder, input.pictures);
  const app = buildApp({
    house,
    metrics,
    clientFolder: clientFolderOf(projectRoot()),
    mediaFolder,
    pictures,
    drawMissing: drawer.drawFile,
    metricsAddresses: config.metricsAddresses,
  });
  const pages = createPageCache({ house, next: requestListener(app, config) });
  memory.onChange(pages.tell);
  metrics.watchPool(pool);
  metrics.watchPageCache(pages.figures);
  const changes = listenToChanges({
    connectionString: database.url,
    log,
    onChange: memory.tell,
    onFound() {
      memory.setListening(true);
      if (input.strict) pages.resume();
    },
    onLost() {
      // First, for forgetting everything is told as a change of everything.
      pages.pause();
      memory.setListening(false);
    },
  });
  const mail = config.smtpUrl === null ? null : sendOnce(createSmtpSender(config.smtpUrl));
  const { sign } = createNonces({ secret: house.secret, owner: () => '', now: systemClock.now });
  const tasks = taskList({
    db,
    clock: systemClock,
    log,
    mail,
    pictures,
    privateFiles,
    shopUrl: config.shopUrl,
    sign,
    vatRegister,
    paymentProvider,
  });
  const presence = createWorkerPresence({ connectionString: database.url, log });
  const worker = startWorkers({ pool, tasks, log, presence });
  const care = createJobCare({
    pool,
    db,
    clock: systemClock,
    log,
    presence,
    hasPaymentProvider: paymentProvider !== null,
  });
  metrics.watchJobs(care.figures);
  await changes.ready;
  const caring = keepCaring(care, log);
  await planSweep(db, 'now').catch((error: unknown) =>
    log.warn({ err: error }, 'old files are not cleared away'),
  );
  await planExpiry(db, 'now').catch((error: unknown) =>
    log.warn({ err: error }, 'reservations of unpaid orders do not end'),
  );
  await planDuePrices(db).catch((error: unknown) =>
    log.warn({ err: error }, 'prices neither begin nor end by themselves'),
  );
  if (vatRegister) {
    await planVatAgain(db, 'now').catch((error: unknown) =>
      log.warn({ err: error }, 'VAT numbers that are unknown are not asked for again'),
    );
  }
  if (paymentProvider) {
    await planOpenPayments(db).catch((error: unknown) =>
      log.warn({ err: error }, 'payments that are under way are not looked after'),
    );
    await planRefundSweep(db, 'now').catch((error: unknown) =>
      log.warn({ err: error }, 'refunds made at the provider are not looked for'),
    );
  }
  await planSearchRefresh(db).catch((error: unknown) =>
    log.warn({ err: error }, 'words of the catalogue are not counted anew'),
  );
  await prepareListings(house).catch((error: unknown) =>
    log.warn({ err: error }, 'listings are read when they are asked for'),
  );
  if (config.demoPictures === 'ahead') {
    drawer.drawAll().catch((error: unknown) => log.error({ err: error }, 'a picture could not be drawn'));
  }
  return {
    answer: pages.handle,
    language: () => requestLocale(house),
    setupPath: () => makeSetupLink(house),
    async close() {
      drawer.stop();
      await caring.stop();
      // An email that hangs is sent again after the next start.
      const giveUp = setTimeout(() => mail?.close(), EMAILS_END_WITHIN_MS);
      await worker.stop();
      clearTimeout(giveUp);
      await presence.close();
      await changes.close();
      mail?.close();
      await db.destroy();
    },
  };
}
