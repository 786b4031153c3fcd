import { silentLog } from '#foundation/services/log.ts';
import type { MailSender } from '#foundation/services/mail.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { sendEmail } from '#http/jobs/emails/send-emails.ts';
import { aBrowser, type TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';

/** A password that the estimator finds strong. */
export const goodPassword = 'Cric-sollevatore-58-giallo';

/** The value of a hidden field of a page. */
export const fieldIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

let count = 0;

/** What somebody types who registers; the email is a new one unless it is given. */
export function aRegistration(options: Readonly<Record<string, string>> = {}): Record<string, string> {
  count += 1;
  return {
    billing_first_name: 'Carla',
    billing_last_name: 'Neri',
    billing_country: 'IT',
    email: `persona-${count}@example.com`,
    reg_password: goodPassword,
    register: '1',
    ...options,
  };
}

/** Posts a form of the account's pages with the nonce that the page carries. */
export async function postOn(
  browser: TestBrowser,
  path: string,
  nonceField: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const html = await (await browser.get(path)).text();
  const action = path.split('?')[0] ?? path;
  return browser.post(action, { [nonceField]: fieldIn(html, nonceField), ...fields });
}

/** Somebody who has registered just now and is logged in. */
export async function aRegistered(shop: TestShop, options: Readonly<Record<string, string>> = {}) {
  const browser = aBrowser(shop);
  const fields = aRegistration(options);
  const answer = await postOn(browser, '/my-account/', 'shop-register-nonce', fields);
  if (answer.status !== 303) throw new Error(`registering failed: ${await answer.text()}`);
  const email = fields.email ?? '';
  const { id } = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { browser, email, customerId: id };
}

/** Logs in on the account page; where it leads, or null with what it says instead. */
export async function logInOn(
  browser: TestBrowser,
  input: { readonly email: string; readonly password: string; readonly redirect?: string },
): Promise<{ readonly to: string | null; readonly status: number; readonly html: string }> {
  const { email: username, password, redirect } = input;
  const way = redirect === undefined ? {} : { redirect };
  const fields = { username, password, ...way };
  const answer = await postOn(browser, '/my-account/', 'shop-login-nonce', fields);
  return { to: answer.headers.get('location'), status: answer.status, html: await answer.text() };
}

/** Sends the newest email of a kind to somebody; its text as it left, with the path of its link. */
export async function emailTo(
  shop: TestShop,
  recipient: string,
  kind: string,
): Promise<{ readonly id: number; readonly text: string; readonly path: string }> {
  const { id } = await shop.db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { sign } = createNonces({ secret: shop.secret, owner: () => '', now: shop.clock.now });
  let text = '';
  const mail: MailSender = {
    send: async (sent) => {
      text = sent.text;
    },
    close: () => {},
  };
  const post = { db: shop.db, clock: shop.clock, log: silentLog, mail, shopUrl: shop.shopUrl, sign };
  await sendEmail(post, id);
  return { id, text, path: new RegExp(`${shop.shopUrl}(/my-account/\\S+)`).exec(text)?.[1] ?? '' };
}
