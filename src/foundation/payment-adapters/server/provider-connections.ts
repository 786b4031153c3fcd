import type { ProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import { nexiConnection } from './nexi-connection.ts';
import { paypalConnection } from './paypal-connection.ts';
import type { ProviderConnection } from './provider-connection.ts';
import { satispayConnection } from './satispay-connection.ts';

/** How each provider is connected, by its code. */
export const providerConnections: Readonly<Record<ProviderCode, ProviderConnection>> = {
  paypal: paypalConnection,
  satispay: satispayConnection,
  nexi: nexiConnection,
};
