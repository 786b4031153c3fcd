import type { PaymentSettings } from './payment-settings.ts';

/** Wallets of the buyer's device, by the provider's names of them as funding sources. */
export const deviceWallets = ['applepay', 'googlepay'] as const;
export type DeviceWallet = (typeof deviceWallets)[number];

/** Whether the shop offers them: each has its setting, and what the wallet must not offer is left out of it as well (PAY-07). */
export function offeredDeviceWallets(
  settings: Pick<PaymentSettings, 'apple_pay_enabled' | 'google_pay_enabled' | 'wallet_disabled_funding'>,
): readonly DeviceWallet[] {
  const enabled = { applepay: settings.apple_pay_enabled, googlepay: settings.google_pay_enabled };
  return deviceWallets.filter(
    (wallet) => enabled[wallet] && !settings.wallet_disabled_funding.includes(wallet),
  );
}
