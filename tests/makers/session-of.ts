import { createHash } from 'node:crypto';
import type { TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';

/** The id of a browser's session as nonces are bound to it; '' without one. */
export async function sessionOf(
  browser: Pick<TestBrowser, 'cookies'>,
  { db, sessionCookie }: Pick<TestShop, 'db' | 'sessionCookie'>,
): Promise<string> {
  const hash = createHash('sha256')
    .update(browser.cookies.get(sessionCookie) ?? '')
    .digest();
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return String(session?.id ?? '');
}
