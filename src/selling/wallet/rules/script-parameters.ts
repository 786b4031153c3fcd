import { paymentTerms } from './wallet-style.ts';

/** The parameters of the provider's script (PAY-03); what the wallet's button must not offer is named in them (PAY-07). */
export function scriptParameters(
  clientId: string,
  funding: {
    readonly disabled: readonly string[];
    readonly enabled: readonly string[];
    /** wallets of the device, which are parts of the script of those names */
    readonly devices?: readonly string[];
  },
): Readonly<Record<string, string>> {
  const { disabled, enabled, devices = [] } = funding;
  return {
    'client-id': clientId,
    ...paymentTerms,
    components: ['buttons', 'card-fields', ...devices].join(','),
    // The buyer confirms in the shop what was approved at the provider (PAY-16).
    commit: 'false',
    ...(disabled.length > 0 ? { 'disable-funding': disabled.join(',') } : {}),
    ...(enabled.length > 0 ? { 'enable-funding': enabled.join(',') } : {}),
  };
}
