import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { planSweep } from '#catalogue/media/server/sweep-pictures.ts';
import { prepareListings } from '#catalogue/products/server/listing-index/prepare-listings.ts';
import { planSearchRefresh } from '#catalogue/search/server/refresh-search.ts';
import { writeDemoMedia } from '#demo/media/demo-media.ts';
import type { PictureSpec } from '#demo/pictures/picture-spec.ts';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { projectRoot } from '#foundation/database/project-root.ts';
import { systemClock } from '#foundation/services/clock.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPictureFiles } from '#foundation/services/files/picture-files.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import type { Log } from '#foundation/services/log.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { createPeerClient } from '#foundation/services/peer-client.ts';
import { createViesRegister } from '#foundation/services/vies-register.ts';
import { addressSet } from '#http/config/address-set.ts';
import type { Config } from '#http/config/config.ts';
import type { OpenDatabase } from '#http/config/open-database.ts';
import { createJobRecovery, startJobRecovery } from '#http/jobs/job-recovery.ts';
import { startWorkers } from '#http/jobs/start-workers.ts';
import { taskList } from '#http/jobs/task-list.ts';
import { createWorkerPresence } from '#http/jobs/worker-presence.ts';
import { createMetrics } from '#http/metrics/metrics.ts';
import { createProcessMemory } from '#http/metrics/process-memory.ts';
import { createPageCache } from '#http/page-cache/create-page-cache.ts';
import type { RenderPage } from '#http/pages/render.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { currentPayments } from '#http/requests/create-request-context.ts';
import { requestLocale } from '#http/requests/request-words.ts';
import { routeTable } from '#http/wire/route-table.ts';
import type { Locale } from '#messages/locale.ts';
import { planDuePrices } from '#pricing/prices/server/announce-due-prices.ts';
import { planExpiry } from '#selling/orders/server/expire-reservations.ts';
import { planVatRetries } from '#selling/orders/server/retry-vat-checks.ts';
import { planRefundSweep } from '#selling/wallet/server/refunds/sweep-refunds.ts';
import { planOpenPayments } from '#selling/wallet/server/retry-settlement.ts';
import { createCurrentMail } from '#site/setup/server/mail/current-mail.ts';
import { makeSetupLink } from '#site/setup/server/setup-link.ts';
import { planFetching } from '#wholesale/conversations/server/inbound/fetch-emails.ts';
import { buildApp, clientFolderOf } from './build-app.ts';
import { listenToChanges } from './change-listener.ts';
import { paymentSetup } from './payment-setup.ts';
import { createPictureDrawer } from './picture-drawer.ts';
import { requestListener } from './request-listener.ts';
import { sessionSecret } from './session-secret.ts';
import type { Answer } from './web-server.ts';

/** The running shop, without a port: what listens on one passes requests to `answer`. */
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
  /** the pictures of the demo shop; rendered where they are missing */
  pictures: readonly PictureSpec[];
  /** false while pages are developed: nothing is cached, and scripts of the development server may run */
  strict: boolean;
}): Promise<OpenShop> {
  const { config, database, log } = input;
  const mediaFolder = mediaFolderOf(config.dataDir);
  const originals = join(config.dataDir, 'originals');
  await mkdir(mediaFolder, { recursive: true });
  await mkdir(originals, { recursive: true, mode: 0o700 });
  const mediaFiles = createFolderStore(mediaFolder);
  const pictures = createPictureFiles({ media: mediaFiles, originals: createFolderStore(originals) });
  const privateFiles = createPrivateFiles(createFolderStore(join(config.dataDir, 'registrations')));
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
  const secret = await sessionSecret(config.dataDir, config.sessionSecret);
  const services: AppServices = {
    db,
    clock: systemClock,
    memory,
    log,
    vatRegister,
    paymentSetup: paymentSetup(config, secret, log),
    smtpUrl: config.smtpUrl,
    wire: config.wire,
    shopUrl: config.shopUrl,
    secret,
    mediaFiles,
    privateFiles,
    render: input.render,
    endpoints: routeTable,
    strict: input.strict,
  };
  if (input.pictures.length > 0) await writeDemoMedia(mediaFolder);
  const drawer = createPictureDrawer(mediaFolder, input.pictures);
  const app = buildApp({
    services,
    metrics,
    clientFolder: clientFolderOf(projectRoot()),
    mediaFolder,
    pictures,
    drawMissing: drawer.drawFile,
    metricsAddresses: config.metricsAddresses,
  });
  const pages = createPageCache({ services, next: requestListener(app, config) });
  memory.onChange(pages.invalidate);
  metrics.watchPool(pool);
  metrics.watchPageCache(pages.figures);
  const changes = listenToChanges({
    connectionString: database.url,
    log,
    onChange: memory.evict,
    onFound() {
      memory.setListening(true);
      if (input.strict) pages.resume();
    },
    onLost() {
      // First, for clearing the memory is a change of everything.
      pages.pause();
      memory.setListening(false);
    },
  });
  const mail = createCurrentMail({ db, seal: services.paymentSetup.seal, smtpUrl: config.smtpUrl });
  const { sign } = createNonces({ secret: services.secret, owner: () => '', now: systemClock.now });
  const peers = createPeerClient({ allowed: addressSet(config.webhookNetworks) });
  const tasks = taskList({
    db,
    clock: systemClock,
    log,
    mail: null,
    currentMail: mail.sender,
    pictures,
    privateFiles,
    mediaFiles,
    shopUrl: config.shopUrl,
    sign,
    vatRegister,
    seal: services.paymentSetup.seal,
    peers,
    wire: config.wire,
    connectedPayments: () => currentPayments(services),
  });
  const presence = createWorkerPresence({ connectionString: database.url, log });
  const worker = startWorkers({ pool, tasks, log, presence });
  const recovery = createJobRecovery({
    pool,
    db,
    clock: systemClock,
    log,
    presence,
  });
  metrics.watchJobs(recovery.figures);
  await changes.ready;
  const recovering = startJobRecovery(recovery, log);
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
    await planVatRetries(db, 'now').catch((error: unknown) =>
      log.warn({ err: error }, 'VAT numbers that are unknown are not asked for again'),
    );
  }
  await planOpenPayments(db).catch((error: unknown) =>
    log.warn({ err: error }, 'payments that are under way are not looked after'),
  );
  await planRefundSweep(db, 'now').catch((error: unknown) =>
    log.warn({ err: error }, 'refunds made at the provider are not looked for'),
  );
  await planFetching(db, 'now').catch((error: unknown) =>
    log.warn({ err: error }, 'emails of customers are not fetched'),
  );
  await planSearchRefresh(db).catch((error: unknown) =>
    log.warn({ err: error }, 'words of the catalogue are not counted anew'),
  );
  await prepareListings(services).catch((error: unknown) =>
    log.warn({ err: error }, 'listings are read when they are asked for'),
  );
  if (config.demoPictures === 'ahead') {
    drawer.drawAll().catch((error: unknown) => log.error({ err: error }, 'a picture could not be drawn'));
  }
  return {
    answer: pages.handle,
    language: () => requestLocale(services),
    setupPath: () => makeSetupLink(services),
    async close() {
      drawer.stop();
      await recovering.stop();
      // An email that hangs is retried after the next start.
      const giveUp = setTimeout(() => mail.close(), EMAILS_END_WITHIN_MS);
      await worker.stop();
      peers.close();
      clearTimeout(giveUp);
      await presence.close();
      await changes.close();
      mail.close();
      await db.destroy();
    },
  };
}
