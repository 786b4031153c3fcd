import type { PaymentAdapter } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { ProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import type {
  ConnectionAnswer,
  Credential,
  Credentials,
  ProviderEnvironment,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { Log } from '#foundation/services/log.ts';

/** Which of its environments a provider is called in, and what calling takes. */
export type ProviderSite = {
  readonly environment: ProviderEnvironment;
  /** addresses of the provider's interface without a final slash; a setting may replace those of the description */
  readonly urls: Readonly<Record<ProviderEnvironment, string>>;
  /** of a script for browsers instead of the provider's own; '' or absent for none */
  readonly scriptUrl?: string;
  /** of Google's script for Google Pay instead of Google's own; '' or absent for none */
  readonly googlePayUrl?: string;
  readonly clock: Clock;
  readonly log: Log;
};

/**
 * How the shop is connected to one provider: what staff enter, how it becomes an adapter, how it is tried. The shop encrypts, stores, switches and
 * shows; a description knows none of it. No secret may be in an answer's `issue` or in the log.
 */
export type ProviderConnection = {
  readonly code: ProviderCode;
  /** in the order of the form */
  readonly credentials: readonly Credential[];
  readonly urls: Readonly<Record<ProviderEnvironment, string>>;
  /** the environment variable of the address, where credentials may come from variables; decides about the environment */
  readonly urlVariable?: string;
  /** turns what was entered into what is stored; absent where that is the same */
  activate?(entered: Credentials, site: ProviderSite): Promise<ConnectionAnswer<Credentials>>;
  connect(stored: Credentials, site: ProviderSite): PaymentAdapter;
  /** asks the provider whether the credentials are good, and moves nothing */
  probe(stored: Credentials, site: ProviderSite): Promise<ConnectionAnswer<null>>;
  /**
   * Makes the provider send its notices to an address; finds the webhook that does so already. Returns the credentials to store with it.
   * Absent where every payment names the address of its notices.
   */
  createWebhook?(
    stored: Credentials,
    site: ProviderSite,
    address: string,
  ): Promise<ConnectionAnswer<{ readonly credentials: Credentials; readonly found: boolean }>>;
};
