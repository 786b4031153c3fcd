import { z } from 'zod';
import type { LocalUrls } from '#foundation/payment-adapters/server/payment-setup.ts';
import { type ProviderCode, providerCodes } from '#foundation/payment-provider/rules/payment-providers.ts';
import {
  type ProviderEnvironment,
  providerEnvironments,
} from '#foundation/payment-provider/rules/provider-connection.ts';

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** `paypal.sandbox=http://127.0.0.1:4000, …`: credentials go to another address than the provider's own only on this machine. */
export const localPaymentUrls = z.string().transform((text, context): LocalUrls => {
  const found: Partial<Record<ProviderCode, Partial<Record<ProviderEnvironment, string>>>> = {};
  for (const pair of text.split(',')) {
    const [, code, environment, address = ''] = /^\s*([a-z]+)\.(\w+)=(\S+)\s*$/.exec(pair) ?? [];
    const provider = providerCodes.find((one) => one === code);
    const where = providerEnvironments.find((one) => one === environment);
    const url = URL.parse(address);
    if (!provider || !where || url?.protocol !== 'http:' || !loopback.test(url.hostname)) {
      context.addIssue({ code: 'custom', message: 'no local provider' });
      return z.NEVER;
    }
    found[provider] = { ...found[provider], [where]: url.href.replace(/\/+$/, '') };
  }
  return found;
});
