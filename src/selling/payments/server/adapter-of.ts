import type { PaymentAdapter } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isProviderMethod, paymentMethodOf, walletMethod } from '../rules/payment-methods.ts';

type Connected = Pick<RequestContext, 'paymentAdapters'>;

/**
 * The adapter of the provider that carries a payment method out, for what was started with it; null for another method, and where that provider
 * is not connected.
 */
export function settlingAdapterOf({ paymentAdapters }: Connected, method: string): PaymentAdapter | null {
  const { provider } = paymentMethodOf(method);
  return provider ? (paymentAdapters[provider.code] ?? null) : null;
}

/** The same for a new payment: null too where the provider is switched off. */
export function adapterOf(ctx: Connected, method: string): PaymentAdapter | null {
  const adapter = settlingAdapterOf(ctx, method);
  return adapter?.isClosed ? null : adapter;
}

/** The codes of the providers that take new payments. */
export const openProviders = ({ paymentAdapters }: Connected) =>
  Object.values(paymentAdapters).flatMap(({ code, isClosed }) => (isClosed ? [] : [code]));

/**
 * Whether a method is approved first and confirmed in the shop afterwards (PAY-16). Where the provider takes the money with the buyer's
 * approval, the order is placed first and paid there.
 */
export function isReviewed(ctx: Connected, method: string): boolean {
  const adapter = adapterOf(ctx, method);
  return adapter ? adapter.capture !== undefined : isProviderMethod(method);
}

/** The adapter of the wallet's buttons, links and scripts; null where its provider is not connected. */
export const walletAdapter = (ctx: Connected): PaymentAdapter | null => adapterOf(ctx, walletMethod);
