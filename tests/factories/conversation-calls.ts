import { silentLog } from '#foundation/services/log.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { sendEmail } from '#http/jobs/emails/send-emails.ts';
import type { TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';
import { pageOf } from './order-calls.ts';

/** The nonce of wholesale calls that a page carries. */
export const securityIn = (html: string) => /name="security" value="([^"]*)"/.exec(html)?.[1] ?? '';

/** The nonce of wholesale calls of somebody who is logged in. */
export const securityOf = async (browser: TestBrowser) =>
  securityIn(await pageOf(browser, '/my-account/conversation/?new=1'));

/** Calls an action of the wholesale extension. */
export const wholesale = (
  browser: TestBrowser,
  action: string,
  fields: Readonly<Record<string, string | number>>,
) => browser.post('/wp-admin/admin-ajax.php', { action: `wholesale${action}`, ...fields });

/** What the shop keeps of conversations, the newest first. */
export const storedConversations = (shop: TestShop) =>
  shop.db.selectFrom('conversations').selectAll().orderBy('id', 'desc').execute();

/** The messages of a conversation, as who wrote and what. */
export async function storedMessages(shop: TestShop, id: number): Promise<readonly string[]> {
  const rows = await shop.db
    .selectFrom('conversation_messages')
    .select(['author', 'body'])
    .where('conversation_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ author, body }) => `${author}: ${body}`);
}

/** The emails about a conversation, written and kept: who gets what. */
export async function emailsAbout(shop: TestShop, id: number) {
  const { sign } = createNonces({ secret: shop.secret, owner: () => '', now: shop.clock.now });
  const post = { db: shop.db, clock: shop.clock, log: silentLog, mail: null, shopUrl: shop.shopUrl, sign };
  const emails = () =>
    shop.db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'subject', 'body_text as text'])
      .where('conversation_id', '=', id)
      .orderBy('id')
      .execute();
  for (const email of await emails()) await sendEmail(post, email.id);
  return emails();
}
