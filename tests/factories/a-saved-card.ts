import type { TestBrowser } from './a-browser.ts';
import { type WalletSetup, walletCallBy } from './a-wallet-setup.ts';

export const visa = { brand: 'VISA', last_digits: '1111', expiry: '2099-11' };

/** Stores a card of whoever is logged in, as the account page does; its id in the shop. */
export async function saveCard(
  { server }: WalletSetup,
  browser: TestBrowser,
  card: typeof visa = visa,
): Promise<number> {
  const begun = await walletCallBy(browser, 'create-setup-token', { payment_method: 'card' });
  server.ledger.vault.approve(begun.data.id, { card });
  const stored = await walletCallBy(browser, 'create-payment-token', { vault_setup_token: begun.data.id });
  return stored.data.id;
}

/** Turns the setting on by which methods are stored. */
export const letMethodsBeSaved = ({ shop }: WalletSetup) =>
  shop.db.insertInto('settings').values({ key: 'saved_methods_enabled', value: 'true' }).execute();
