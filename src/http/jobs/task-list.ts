import type { Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { sweepBulkEdits } from '#catalogue/bulk-editing/server/create-bulk-edit.ts';
import { runBulkEdit } from '#catalogue/bulk-editing/server/run-bulk-edit.ts';
import { makeSizes } from '#catalogue/media/server/library/make-sizes.ts';
import { removePictureFiles } from '#catalogue/media/server/library/remove-from-library.ts';
import { removeUnusedPicture } from '#catalogue/media/server/remove-unused-picture.ts';
import { planSweep, sweepPictures } from '#catalogue/media/server/sweep-pictures.ts';
import { emptyTrash } from '#catalogue/product-editing/server/change-states.ts';
import { publishProducts } from '#catalogue/product-editing/server/publish-products.ts';
import { sweepSettledForms } from '#catalogue/product-editing/server/settled-forms.ts';
import { writePublicPrices } from '#catalogue/public-prices/server/imports/write-public-prices.ts';
import {
  planSearchRefresh,
  refreshSearch,
  refreshSearchOf,
} from '#catalogue/search/server/refresh-search.ts';
import { refreshAvailableStock } from '#catalogue/stock/server/refresh-available-stock.ts';
import { sendStockAlerts } from '#catalogue/stock-alerts/server/send-stock-alerts.ts';
import { sweepStockAlerts } from '#catalogue/stock-alerts/server/sweep-stock-alerts.ts';
import { sweepSessions } from '#customers/accounts/server/sessions/sweep-sessions.ts';
import { sweepNonces } from '#customers/api-keys/server/spend-nonce.ts';
import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { sweepSentFiles } from '#foundation/private-files/server/sweep-sent-files.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { PrivateFiles } from '#foundation/services/files/private-files.ts';
import type { MailSender } from '#foundation/services/mail.ts';
import type { PeerClient } from '#foundation/services/peer-client.ts';
import type { Seal } from '#foundation/services/seal.ts';
import type { VatRegister } from '#foundation/services/vat-register.ts';
import { announceDuePrices, planDuePrices } from '#pricing/prices/server/announce-due-prices.ts';
import { sweepRepeats } from '#selling/checkout/server/order-repeats.ts';
import { countSales } from '#selling/orders/server/count-sales.ts';
import { expireReservations, planExpiry } from '#selling/orders/server/expire-reservations.ts';
import { planVatRetries, retryVatChecks } from '#selling/orders/server/retry-vat-checks.ts';
import { planOrderEmails } from '#selling/orders/server/transitions/plan-order-emails.ts';
import { endLostStarts } from '#selling/wallet/server/end-lost-starts.ts';
import { retryRefund } from '#selling/wallet/server/refunds/retry-refund.ts';
import { planRefundSweep, sweepRefunds } from '#selling/wallet/server/refunds/sweep-refunds.ts';
import { retrySettlement } from '#selling/wallet/server/retry-settlement.ts';
import { removeMarked } from '#selling/wallet/server/saved/remove-methods.ts';
import type { PaymentContext } from '#selling/wallet/server/settle-payment.ts';
import { publishDuePages } from '#site/content/server/staff/schedule-page.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { removeDemo } from '#site/setup/server/demo/remove-demo.ts';
import { removeDemoPictures } from '#site/setup/server/demo/remove-demo-pictures.ts';
import { deliverEvents, planDelivery } from '#site/webhooks/server/deliver-events.ts';
import { pingWebhook } from '#site/webhooks/server/ping-webhook.ts';
import { sweepEvents } from '#site/webhooks/server/read-events.ts';
import { fetchEmails, planFetching } from '#wholesale/conversations/server/inbound/fetch-emails.ts';
import { readStoredMailbox } from '#wholesale/conversations/server/inbound/stored-mailbox.ts';
import { sweepEmails } from '#wholesale/conversations/server/inbound/sweep-emails.ts';
import { type Post, sendEmail, sendOrderEmails } from './emails/send-emails.ts';

import { readObjects } from './webhook-payloads.ts';

const id = z.int().positive();
const ofEmail = z.object({ outboxId: id });
/** An email by its id is sent by the first; jobs of earlier versions of the shop may still wait under the other names. */
const emailTasks = [
  'send-email',
  'send-mail',
  'send-account-letter',
  'send-conversation-letter',
  'send-offer-letter',
  'send-review-letter',
  'send-registration-letter',
];
const ofOrder = z.object({ orderId: id });

type WithPayments = {
  /** the adapters of the providers that are connected when a job begins; none where left out */
  readonly connectedPayments?: () => Promise<PaymentAdapters>;
};

async function paymentContext({
  db,
  clock,
  log,
  connectedPayments,
}: Post & WithPayments): Promise<PaymentContext> {
  const [paymentAdapters = {}, settings] = await Promise.all([connectedPayments?.(), readSettings(db)]);
  return { db, clock, log, paymentAdapters, settings };
}

/** The shop's jobs by the names that they are added with; one that throws is retried later. */
export function taskList(
  post: Post & {
    readonly pictures: PictureFiles;
    readonly privateFiles: PrivateFiles;
    readonly vatRegister?: VatRegister | null;
    /** opens the mailbox of customer service and the secrets of webhooks; without it none is used */
    readonly seal?: Seal;
    /** sends what webhooks are told */
    readonly peers?: PeerClient;
    readonly wire?: WirePrefixes;
    /** the mail server of the moment, where it may change while the shop is open */
    readonly currentMail?: () => Promise<MailSender | null>;
  } & WithPayments,
): TaskList {
  const { currentMail = () => Promise.resolve(post.mail) } = post;
  const withMail = async (): Promise<Post> => ({ ...post, mail: await currentMail() });
  const sendQueuedEmail: Task = async (payload) =>
    sendEmail(await withMail(), ofEmail.parse(payload).outboxId);
  return {
    ...Object.fromEntries(emailTasks.map((name) => [name, sendQueuedEmail])),
    async 'count-sales'(payload) {
      await countSales(post.db, ofOrder.parse(payload).orderId);
    },
    // Everything that follows from an order: each part is done once, however often the job runs.
    async 'follow-up-order'(payload) {
      const { orderId } = ofOrder.parse(payload);
      await countSales(post.db, orderId);
      // Without a mail server nothing hangs, and one job is enough.
      const now = await withMail();
      if (now.mail) await planOrderEmails(post.db, orderId);
      else await sendOrderEmails(now, orderId);
    },
    async 'send-order-emails'(payload) {
      await sendOrderEmails(await withMail(), ofOrder.parse(payload).orderId);
    },
    async 'send-stock-alerts'(payload) {
      await sendStockAlerts(post, z.object({ productId: id }).parse(payload).productId);
    },
    async 'fetch-emails'() {
      const { db, seal } = post;
      const mailbox = seal ? await readStoredMailbox(db, seal) : null;
      if (!mailbox) return;
      let hasMore = false;
      try {
        const outcome = await fetchEmails({ ...post, settings: await readSettings(db) }, mailbox);
        hasMore = outcome.hasMore;
        if (outcome.fetched > 0)
          post.log.info({ emails: outcome.fetched }, 'emails of customers were fetched');
      } finally {
        await planFetching(db, hasMore ? 'now' : 'in-a-minute');
      }
    },
    async 'deliver-events'() {
      const { db, seal, peers } = post;
      if (!seal || !peers) return;
      const next = await deliverEvents({ ...post, seal, peers, readObjects: readObjects.bind(null, post) });
      if (next) await planDelivery(db, next);
    },
    async 'deliver-ping'(payload) {
      if (post.peers)
        await pingWebhook(post.db, post.peers, z.object({ webhookId: id }).parse(payload).webhookId);
    },
    async 'expire-reservations'() {
      const settings = await readSettings(post.db);
      const expired = await expireReservations({ db: post.db, clock: post.clock, settings });
      if (expired > 0) post.log.info({ expired }, 'unpaid orders gave back their stock');
      await refreshAvailableStock(post.db);
      await planExpiry(post.db, 'in-a-minute');
    },
    async 'settle-wallet-payment'(payload) {
      await retrySettlement(await paymentContext(post), z.object({ paymentId: id }).parse(payload).paymentId);
    },
    async 'refund-wallet-payment'(payload) {
      await retryRefund(await paymentContext(post), z.object({ refundId: id }).parse(payload).refundId);
    },
    async 'sweep-wallet-refunds'() {
      const lost = await endLostStarts(post);
      if (lost > 0) post.log.warn({ lost }, 'payments whose start was not answered were ended');
      const payments = await paymentContext(post);
      await sweepRefunds(payments);
      await removeMarked(payments);
      // Without a provider as well: one may be connected later.
      await planRefundSweep(post.db, 'in-an-hour');
    },
    async 'remove-saved-methods'() {
      await removeMarked(await paymentContext(post));
    },
    async 'ask-vat-again'() {
      const { db, clock, vatRegister = null } = post;
      const known = await retryVatChecks({ db, clock, vatRegister, settings: await readSettings(db) });
      if (known > 0) post.log.info({ known }, 'the VAT register has answered what it could not tell before');
      if (vatRegister) await planVatRetries(db, 'in-five-minutes');
    },
    async 'make-picture-sizes'(payload) {
      const made = await makeSizes(post, post.pictures, z.object({ imageId: id }).parse(payload).imageId);
      if (!made.ok && made.error.code === 'later') throw new Error('the sizes of a picture were not made');
    },
    async 'remove-picture-files'(payload) {
      const picture = z.object({ key: z.string(), original: z.string() }).parse(payload);
      await removePictureFiles(post.db, post.pictures, picture);
    },
    async 'remove-demo'() {
      if (await removeDemo(post)) post.log.info({}, 'the goods, people and orders of the demo were removed');
    },
    async 'remove-demo-pictures'(payload) {
      const { keys } = z.object({ keys: z.array(z.string()) }).parse(payload);
      await removeDemoPictures(post.db, post.pictures, keys);
    },
    async 'remove-unused-picture'(payload) {
      await removeUnusedPicture(post.db, post.pictures, z.object({ imageId: id }).parse(payload).imageId);
    },
    async 'tell-due-prices'() {
      const announced = await announceDuePrices(post.db, post.clock.now());
      if (announced > 0) post.log.info({ products: announced }, 'prices began or ended');
      await planDuePrices(post.db);
    },
    async 'publish-pages'() {
      const { db, clock } = post;
      const published = await publishDuePages({ db, clock, settings: await readSettings(db) });
      if (published > 0) post.log.info({ published }, 'scheduled pages were published');
    },
    async 'publish-products'() {
      const published = await publishProducts(post);
      if (published > 0) post.log.info({ published }, 'scheduled products were published');
    },
    async 'run-bulk-edit'(payload) {
      await runBulkEdit(post, z.object({ id }).parse(payload).id);
    },
    async 'write-public-prices'(payload) {
      await writePublicPrices(post, z.object({ id }).parse(payload).id);
    },
    async 'refresh-search'() {
      await refreshSearch(post.db);
      await planSearchRefresh(post.db);
    },
    async 'refresh-search-of'(payload) {
      await refreshSearchOf(post.db, z.object({ productIds: z.array(id) }).parse(payload).productIds);
    },
    async 'sweep-pictures'() {
      const swept = await sweepPictures(post.db, post.pictures);
      const sent = await sweepSentFiles(post.db, post.privateFiles, post.clock.now());
      const sessions = await sweepSessions(post.db, post.clock.now());
      const repeats = await sweepRepeats(post.db, post.clock.now());
      await sweepNonces(post.db, post.clock.now());
      await sweepEmails(post.db, post.clock.now());
      const products = await emptyTrash(post.db, post.clock.now());
      await sweepBulkEdits(post, post.clock.now());
      await sweepSettledForms(post.db, post.clock.now());
      await sweepStockAlerts(post.db, post.clock.now());
      await sweepEvents(post.db, post.clock.now());
      post.log.info({ ...swept, sent, sessions, repeats, products }, 'what is out of date was cleared away');
      await planSweep(post.db, 'tomorrow');
    },
  };
}
