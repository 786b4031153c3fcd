import type { Cents } from '#foundation/money/rules/cents.ts';
import type { WalletConfig } from '../rules/wallet-config.ts';
import { drawDeviceButtons } from './device/draw-device-buttons.ts';
import { loadProviderSdk } from './provider-sdk.ts';
import { fetchWalletConfig } from './wallet-call.ts';
import { type WalletSession, type WalletSessionContext, walletSession } from './wallet-session.ts';

export type WalletButtonsContext = WalletSessionContext & {
  readonly selector: string;
  /** where the buttons of the device's wallets stand */
  readonly deviceSelector: string;
  /** what is to be paid, as the page shows it */
  readonly total?: () => Cents;
  /** the page where what was approved is reviewed (PAY-16) */
  readonly onApproved: (url: string) => void;
};

/** Loads the provider's script and renders its buttons; false where they cannot be had. What is approved is reviewed in the shop (PAY-16). */
export async function openWalletButtons(context: WalletButtonsContext): Promise<boolean> {
  const config = await fetchWalletConfig(context.config);
  if (!config || config.url === '') return false;
  const sdk = await loadProviderSdk(config.url);
  const session = walletSession(config, context);
  const buttons = sdk?.Buttons?.({
    style: styleOf(config),
    ...fundingOf(config),
    ...callbacksOf(session, context),
  });
  if (!sdk || !buttons?.isEligible()) return false;
  await buttons.render(context.selector);
  const { total, onApproved } = context;
  const box = document.querySelector<HTMLElement>(context.deviceSelector);
  if (box && total) await drawDeviceButtons(box, { config, sdk, session, total, onApproved });
  return true;
}

// On a product page one button stands for one: they come after a press, and would move what is below them. The message beside it names the instalments.
const fundingOf = ({ context }: WalletConfig) => (context === 'product' ? { fundingSource: 'paypal' } : {});

// As high as the shop's own button, which they replace.
const height = 52;

const styleOf = ({ context, button }: WalletConfig) =>
  context === 'mini-cart' ? button.mini_cart_style : { ...button.style, height };

const callbacksOf = (session: WalletSession, { onApproved }: WalletButtonsContext) => ({
  onClick: async (_: unknown, actions: { resolve(): unknown; reject(): unknown }) =>
    (await session.begin()) ? actions.resolve() : actions.reject(),
  createOrder: (data?: { readonly paymentSource?: string }) => session.create(data?.paymentSource ?? ''),
  async onApprove(data: { readonly orderID: string; readonly paymentSource?: string }) {
    const url = await session.approve(data.orderID, data.paymentSource ?? '');
    if (url !== null) onApproved(url);
  },
  onCancel: session.cancel,
  onError: session.fail,
});
