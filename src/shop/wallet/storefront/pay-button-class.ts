import { cardButtonStyle, walletButtonStyle } from '../rules/wallet-style.ts';
import styles from './pay-button.module.css';

const colours = { wallet: walletButtonStyle.color, card: cardButtonStyle.color } as const;

/** The class of a button or link that pays: gold of the wallet, black of the card (PAY-05, PAY-06). */
export function payButtonClass(method: 'wallet' | 'card', size: 'large' | 'small' = 'large'): string {
  const names = [styles.pay, styles[colours[method]]];
  if (size === 'small') names.push(styles.small);
  return names.join(' ');
}
