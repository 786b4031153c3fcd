import type { PaymentAdapter } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { ProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import type {
  Credentials,
  ProviderEnvironment,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { Log } from '#foundation/services/log.ts';
import type { Seal } from '#foundation/services/seal.ts';
import type { ProviderSite } from './provider-connection.ts';
import { providerConnections } from './provider-connections.ts';

/** A provider that environment variables connect: it wins over what staff have stored. */
export type ConfiguredConnection = {
  readonly environment: ProviderEnvironment;
  /** of the provider's interface, without a final slash */
  readonly url: string;
  readonly credentials: Credentials;
};
export type ConfiguredConnections = Readonly<Partial<Record<ProviderCode, ConfiguredConnection>>>;

/** Addresses of providers on this machine instead of the real ones. */
export type LocalUrls = Readonly<
  Partial<Record<ProviderCode, Readonly<Partial<Record<ProviderEnvironment, string>>>>>
>;

/** What a process connects providers with, besides what staff have stored. */
export type PaymentSetup = {
  readonly seal: Seal;
  readonly configured: ConfiguredConnections;
  siteOf(code: ProviderCode, environment: ProviderEnvironment): ProviderSite;
  /** the adapter of a connection; the same one as long as its key is, so that it fetches its token once */
  adapterOf(
    key: string,
    code: ProviderCode,
    environment: ProviderEnvironment,
    stored: Credentials,
  ): PaymentAdapter;
};

/** More connections than a shop has at a time. */
const mostAdapters = 50;

export function createPaymentSetup(given: {
  readonly seal: Seal;
  readonly configured?: ConfiguredConnections;
  readonly localUrls?: LocalUrls;
  /** of a script for browsers instead of the provider's own; '' for none */
  readonly scriptUrl?: string;
  /** of Google's script for Google Pay instead of Google's own; '' for none */
  readonly googlePayUrl?: string;
  readonly clock: Clock;
  readonly log: Log;
}): PaymentSetup {
  const { seal, configured = {}, localUrls = {}, scriptUrl = '', googlePayUrl = '', clock, log } = given;
  const adapters = new Map<string, PaymentAdapter>();
  function siteOf(code: ProviderCode, environment: ProviderEnvironment): ProviderSite {
    const urls = { ...providerConnections[code].urls, ...localUrls[code] };
    const fixed = configured[code];
    return {
      environment,
      urls: fixed ? { ...urls, [fixed.environment]: fixed.url } : urls,
      scriptUrl,
      googlePayUrl,
      clock,
      log,
    };
  }
  return {
    seal,
    configured,
    siteOf,
    adapterOf(key, code, environment, stored) {
      const known = adapters.get(key);
      if (known) return known;
      if (adapters.size >= mostAdapters) adapters.clear();
      const made = providerConnections[code].connect(stored, siteOf(code, environment));
      adapters.set(key, made);
      return made;
    },
  };
}
