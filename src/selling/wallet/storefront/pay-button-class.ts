import { cardButtonStyle, walletButtonStyle } from '../rules/wallet-style.ts';
import styles from './pay-button.module.css';

const colours = { wallet: walletButtonStyle.color, card: cardButtonStyle.color } as const;

/** The class of a button or link that pays: gold of the wallet, black of the card (PAY-05, PAY-06). */
export function payButtonClass(method: 'wallet' | 'card'): string {
  return `${styles.pay ?? ''} ${styles[colours[method]] ?? ''}`;
}
