/** Where money is played with, and where it is taken. */
export const providerEnvironments = ['sandbox', 'live'] as const;
export type ProviderEnvironment = (typeof providerEnvironments)[number];

/** What names and authorises the shop at a provider, by the name of the credential. */
export type Credentials = Readonly<Record<string, string>>;

/** One credential of a provider. Its label and hint are texts, by provider and name. */
export type Credential = {
  readonly name: string;
  /** never shown again once it is stored */
  readonly secret: boolean;
  /**
   * `entered`: staff enter it, and it is stored. `once`: staff enter it, and it is used up by `activate`, such as a code that a key is
   * exchanged for. `made`: the shop or the provider makes it, such as a key pair or the id of a webhook.
   */
  readonly origin: 'entered' | 'once' | 'made';
  /** equal in old and new credentials means the same account: payments under way go on with the new ones */
  readonly account?: true;
  /** may be left empty */
  readonly optional?: true;
  /** of the environment variable that sets it; without one nothing outside the screen does */
  readonly variable?: string;
};

/**
 * Why a provider does not accept a connection. `credentials`: it does not know them; `environment`: they are those of the other environment;
 * `network`: nobody answered; `busy`: it answered that it cannot now; `forbidden`: the account may not do this; `address`: it refuses the
 * shop's address; `unexpected`: anything else, in the provider's own word.
 */
export type ConnectionProblem = {
  readonly code: 'credentials' | 'environment' | 'network' | 'busy' | 'forbidden' | 'address' | 'unexpected';
  /** the provider's own word; '' for none. No secret is in it. */
  readonly issue: string;
};

export type ConnectionAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ConnectionProblem };
