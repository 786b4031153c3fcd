import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { offeredDeviceWallets } from '#selling/payments/rules/device-wallets.ts';
import { type FramedContext, framedContexts } from '#selling/payments/rules/framed-contexts.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import { hasScriptButtons, payLaterTermsOf } from '#selling/payments/server/wallet-offers.ts';
import type { WalletButtonsOffer } from '../rules/wallet-buttons.ts';
import { walletAddress } from '../rules/wallet-calls.ts';

/** What a page needs for the buttons of the provider's script, and the permission to run it there; null where the shop's own buttons stand alone. */
export function offerWalletButtons(
  ctx: Pick<RequestContext, 'paymentAdapters' | 'settings' | 'wire' | 'reply' | 'visitor'>,
  context: 'cart' | 'checkout' | FramedContext,
): WalletButtonsOffer | null {
  const script = walletAdapter(ctx)?.script;
  if (!script || !ctx.settings.wallet_enabled || !hasScriptButtons(ctx)) return null;
  ctx.reply.runsScriptOf(script.policy);
  // Apple Pay is the browser's own: it needs nobody's script but the provider's.
  const isFramed = framedContexts.some((one) => one === context);
  const offered = isFramed ? [] : offeredDeviceWallets(ctx.settings);
  const devices = offered.filter((name) => name !== 'googlepay' || script.googlePay);
  if (script.googlePay && devices.includes('googlepay')) ctx.reply.runsScriptOf(script.googlePay.policy);
  return {
    config: `${walletAddress(ctx.wire, 'script-config')}&context=${context}`,
    more: [...(payLaterTermsOf(ctx).enabled ? (['paylater'] as const) : []), ...devices],
  };
}
