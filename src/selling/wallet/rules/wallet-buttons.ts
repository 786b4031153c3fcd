import type { DeviceWallet } from '#selling/payments/rules/device-wallets.ts';

/** What a page needs for the buttons of the provider's script; null where the shop's own buttons stand alone. */
export type WalletButtonsOffer = {
  /** address of the configuration for this page */
  readonly config: string;
  /** the buttons that come below the wallet's own: their height is reserved until they do */
  readonly more: readonly ('paylater' | DeviceWallet)[];
};
