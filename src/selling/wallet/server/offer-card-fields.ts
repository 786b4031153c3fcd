import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cardMethod } from '#selling/payments/rules/payment-methods.ts';
import { adapterOf } from '#selling/payments/server/adapter-of.ts';
import type { CardFieldsOffer } from '../rules/card-fields.ts';
import { walletAddress } from '../rules/wallet-calls.ts';
import { vaultOf } from './saved/own-methods.ts';

type Fields = Pick<RequestContext, 'paymentAdapters' | 'settings' | 'wire' | 'reply'>;

/** The same for a card that is stored without a purchase; null too where the visitor may store none. */
export function offerCardSetup(ctx: Fields & Pick<RequestContext, 'visitor'>): CardFieldsOffer | null {
  const offer = vaultOf(ctx, cardMethod) ? offerCardFields(ctx) : null;
  return offer && { ...offer, stores: true };
}

/**
 * What a page needs for the fields of a card, and the permission to run the provider's script in it; null where cards are typed in at the provider.
 * `order` waits for its payment; without it the cart is paid.
 */
export function offerCardFields(
  ctx: Fields,
  order?: { readonly id: number; readonly key: string },
): CardFieldsOffer | null {
  const script = adapterOf(ctx, cardMethod)?.script;
  const { wallet_card_enabled: isOffered, wallet_card_fields_enabled: hasFields } = ctx.settings;
  if (!script?.address || !isOffered || !hasFields) return null;
  ctx.reply.runsScriptOf(script.policy);
  const config = walletAddress(ctx.wire, 'script-config');
  return order
    ? {
        config: `${config}&context=pay-now&order_id=${order.id}`,
        payNow: { order_id: order.id, order_key: order.key },
      }
    : { config: `${config}&context=checkout` };
}
