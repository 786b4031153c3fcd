import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountLinkText, writeAccountKey } from '#customers/accounts/rules/account-link.ts';
import { queueAccountEmail } from '#customers/accounts/server/account-emails.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createSmtpSender, type MailSender } from '#foundation/services/mail.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { sendEmail, sendOrderEmails } from '#http/jobs/emails/send-emails.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aMailServer } from '../factories/a-mail-server.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aPlacedOrder, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let admin: TestBrowser;
let clerk: TestBrowser;

beforeAll(async () => {
  shop = await aShop();
  [admin, clerk] = [await staffBrowser(shop), await staffBrowser(shop, 'clerk')];
});
afterAll(() => shop.close());

const signer = () => createNonces({ secret: shop.secret, owner: () => '', now: shop.clock.now });

const postWith = (mail: MailSender | null) => ({
  db: shop.db,
  clock: shop.clock,
  log: silentLog,
  mail,
  shopUrl: shop.shopUrl,
  sign: signer().sign,
});

/** A reset email to a new account that waits in the outbox, with the key that only its recipient may learn. */
async function aResetEmail(options: { readonly staff_role?: 'administrator' } = {}) {
  const { id: customerId, email } = await aCustomer(shop.db, options);
  await queueAccountEmail(shop, { kind: 'account-reset-password', customerId, recipient: email });
  const link = await shop.db
    .selectFrom('account_links')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const facts = { id: link.id, kind: link.kind, customerId, email: link.email, expiresAt: link.expires_at };
  const { id } = await shop.db
    .selectFrom('outbox')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { id, email, key: writeAccountKey(link.id, signer().sign(accountLinkText(facts))) };
}

const refusing: MailSender = {
  send: async ({ text }) => {
    throw new Error(`550 this message is not wanted: ${text}`);
  },
  close: () => {},
};

/** The text of an email that was sent as quoted-printable. */
const unquoted = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const pagesOf = (id: number) => ['/staff/post-box/', `/staff/post-box/${id}/`, `/staff/post-box/${id}/html/`];

async function shownTo(browser: TestBrowser, paths: readonly string[]): Promise<string> {
  return (await Promise.all(paths.map((path) => pageOf(browser, path)))).join('\n');
}

describe.skipIf(!pagesAreBuilt())('the email log', () => {
  test('never shows the key of a link, whether the email is held, waiting, failed or sent', async () => {
    const { id, key } = await aResetEmail();
    await sendEmail(postWith(null), id);
    for (const status of ['kept', 'waiting', 'failed', 'sent'] as const) {
      await shop.db.updateTable('outbox').set({ status }).where('id', '=', id).execute();
      const shown = await shownTo(admin, pagesOf(id));
      expect(shown).toContain('/my-account/lost-password/?key=********');
      expect(shown).not.toContain(key);
      expect(shown).not.toContain(key.slice(-30));
    }
  });

  test('shows no key that a mail server repeats when it refuses the email', async () => {
    const { id, key } = await aResetEmail();
    await expect(sendEmail(postWith(refusing), id)).rejects.toThrow(/^550 (?!.*\?key=[0-9])/s);
    const row = await shop.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.status, row.attempts]).toEqual(['failed', 1]);
    expect(row.last_error).toContain('550');
    expect(JSON.stringify(row)).not.toContain(key.slice(-30));
    expect(await shownTo(admin, pagesOf(id))).not.toContain(key.slice(-30));
  });

  test('shows no link that opens the order of a guest', async () => {
    const order = await aPlacedOrder(shop);
    await sendOrderEmails(postWith(null), order.id);
    const emails = await shop.db.selectFrom('outbox').select('id').where('order_id', '=', order.id).execute();
    const paths = [`/staff/orders/${order.id}/`, ...emails.flatMap(({ id }) => pagesOf(id))];
    const shown = await shownTo(admin, paths);
    expect(shown).toContain(`/my-account/view-order/${order.id}/?link=********`);
    expect(shown).not.toMatch(/link=[0-9a-z]{6,8}\./);
    // Nor the secret of the order, which pays for it and opens the page of thanks.
    expect(shown).not.toContain(order.key);
  });

  test('shows no key of an email that was stored whole', async () => {
    const { id, key } = await aResetEmail();
    const url = `${shop.shopUrl}/my-account/lost-password/?key=${key}&login=7`;
    await shop.db
      .updateTable('outbox')
      .set({ subject: url, html: `<a href="${url}">${url}</a>`, body_text: `Vai a ${url}`, status: 'kept' })
      .where('id', '=', id)
      .execute();
    const shown = await shownTo(admin, pagesOf(id));
    expect(shown).toContain('?key=********');
    expect(shown).not.toContain(key.slice(-30));
  });

  test('shows account emails of staff only to staff who manage staff', async () => {
    const { id, email } = await aResetEmail({ staff_role: 'administrator' });
    await sendEmail(postWith(null), id);
    for (const path of pagesOf(id).slice(1)) {
      expect((await clerk.get(path)).status).toBe(404);
      expect((await admin.get(path)).status).toBe(200);
    }
    expect(await pageOf(clerk, '/staff/post-box/')).not.toContain(email);
    expect(await pageOf(admin, '/staff/post-box/')).toContain(email);
  });

  test('shows account emails of customers to all staff who may read emails', async () => {
    const { id, email } = await aResetEmail();
    await sendEmail(postWith(null), id);
    expect(textOf(await pageOf(clerk, `/staff/post-box/${id}/`))).toContain(email);
  });

  test('sends the key to the mail server with the email, and stores it nowhere', async () => {
    const server = await aMailServer();
    const mail = createSmtpSender(server.url);
    const { id, key } = await aResetEmail();
    await sendEmail(postWith(mail), id);
    const order = await aPlacedOrder(shop);
    await sendOrderEmails(postWith(mail), order.id);
    mail.close();
    await server.close();
    const [reset = '', ...ofOrder] = server.emails.map(({ raw }) => unquoted(raw));
    expect(reset).toContain(`/my-account/lost-password/?key=${key}&login=`);
    expect(reset).toContain(`/my-account/lost-password/?key=${key}&amp;login=`);
    const link = ofOrder.map((text) => /view-order\/\d+\/\?link=([\w.-]+)/.exec(text)?.[1]).find(Boolean);
    expect((await shop.fetch(`/my-account/view-order/${order.id}/?link=${link}`)).status).toBe(200);
    const stored = JSON.stringify(await shop.db.selectFrom('outbox').selectAll().execute());
    expect(stored).not.toContain(key.slice(-30));
    expect(stored).not.toContain(link);
  });
});
