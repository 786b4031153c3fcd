import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import type { WalletButtonsOffer } from '../rules/wallet-buttons.ts';
import { walletAddress } from '../rules/wallet-calls.ts';

/** What a page needs for the buttons of the provider's script, and the permission to run it there; null where the shop's own buttons stand alone. */
export function offerWalletButtons(
  ctx: Pick<RequestContext, 'paymentAdapters' | 'settings' | 'wire' | 'reply'>,
  context: 'cart' | 'checkout',
): WalletButtonsOffer | null {
  const script = walletAdapter(ctx)?.script;
  if (!script?.address || !ctx.settings.wallet_enabled || !ctx.settings.wallet_script_buttons_enabled)
    return null;
  ctx.reply.runsScriptOf(script.policy);
  return { config: `${walletAddress(ctx.wire, 'script-config')}&context=${context}` };
}
