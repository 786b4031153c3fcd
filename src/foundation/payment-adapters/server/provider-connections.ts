import type { ProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import { paypalConnection } from './paypal-connection.ts';
import type { ProviderConnection } from './provider-connection.ts';

/** How each provider is connected, by its code. */
export const providerConnections: Readonly<Record<ProviderCode, ProviderConnection>> = {
  paypal: paypalConnection,
};
