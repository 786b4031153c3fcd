import { ofProvider, type PaymentMethod } from './payment-method.ts';

/** The bank’s page takes the card, its holder included. */
export const nexi = {
  ...ofProvider,
  isPossible: ({ connected = [], settings }) =>
    connected.includes('nexi') && (settings.nexi_enabled ?? false),
  provider: { code: 'nexi', source: 'page', card: false },
} as const satisfies PaymentMethod;
