import type { Cents } from '#foundation/money/rules/cents.ts';
import type { WalletConfig } from '../../rules/wallet-config.ts';
import type { ProviderSdk } from '../provider-sdk.ts';
import type { WalletSession } from '../wallet-session.ts';

/** What a wallet of the device pays with. */
export type DevicePayment = {
  readonly config: WalletConfig;
  readonly sdk: ProviderSdk;
  readonly session: WalletSession;
  readonly total: () => Cents;
  readonly onApproved: (url: string) => void;
};

/** The amount as the sheets of the wallets write it. */
export const sheetAmount = (total: Cents) => (total / 100).toFixed(2);
