import { wallet as en } from '../en/wallet.ts';
import { wallet as it, type WalletMessages } from '../it/wallet.ts';
import type { Locale } from '../locale.ts';

/** The words of paying by wallet and card, which listings do not need. */
export function walletFor(locale: Locale): WalletMessages {
  return locale === 'it' ? it : en;
}
