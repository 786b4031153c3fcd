import type { ProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import type {
  ConnectionProblem,
  Credential,
  ProviderEnvironment,
} from '#foundation/payment-provider/rules/provider-connection.ts';

/** The action of the nonces of the page of payment providers. */
export const providersAction = 'staff-payment-providers';

/** A credential as the page shows it. */
export type ShownCredential = {
  readonly name: string;
  readonly secret: boolean;
  readonly origin: Credential['origin'];
  readonly isOptional: boolean;
  readonly isStored: boolean;
  /** the value; of a secret its last characters, '' where it is too short to show any */
  readonly value: string;
};

export type NoticeState = { readonly at: string; readonly event: string };

/** The credentials of one environment. Times are ISO 8601. */
export type ProviderPane = {
  readonly environment: ProviderEnvironment;
  readonly credentials: readonly ShownCredential[];
  /** null while there are none */
  readonly savedAt: string | null;
  /** stored, and encrypted with another key than today's */
  readonly isLost: boolean;
  /** environment variables set them: nothing can be changed here */
  readonly variables: readonly string[];
  readonly tried: { readonly at: string; readonly problem: ConnectionProblem | null } | null;
  /** null where payments name the address of their notices themselves */
  readonly webhook: 'made' | 'missing' | null;
  readonly lastNotice: NoticeState | null;
};

export type ProviderWarning =
  | 'nothing-active'
  | 'sandbox-sells'
  | 'live-missing'
  | 'no-webhook'
  | 'key-lost'
  | 'failed-try';

export type ProviderPanel = {
  readonly code: ProviderCode;
  readonly name: string;
  readonly isOn: boolean;
  readonly environment: ProviderEnvironment;
  readonly isConfigured: boolean;
  readonly panes: readonly ProviderPane[];
  /** when a notice came last that was not the provider's */
  readonly lastForged: string | null;
  readonly warnings: readonly ProviderWarning[];
};

export type ProvidersPage = {
  readonly panels: readonly ProviderPanel[];
  /** where providers send notices, and whether they can: it is https and not an address of this machine or network */
  readonly shopUrl: string;
  readonly isReachable: boolean;
  readonly nonce: string;
  /** ISO 8601, for how old something is */
  readonly now: string;
};

type At = { readonly code: ProviderCode; readonly environment: ProviderEnvironment };

/** What became of a form of the page. */
export type ProvidersOutcome =
  | { readonly kind: 'expired' | 'unknown' }
  | ({ readonly kind: 'configured' } & At)
  | ({
      readonly kind: 'wrong';
      readonly problems: Readonly<Record<string, 'missing' | 'malformed' | 'other-account'>>;
      /** what was typed into fields that are no secret */
      readonly typed: Readonly<Record<string, string>>;
    } & At)
  | ({ readonly kind: 'not-activated' | 'webhook-refused'; readonly problem: ConnectionProblem } & At)
  | ({ readonly kind: 'saved' | 'tried'; readonly problem: ConnectionProblem | null } & At)
  | ({ readonly kind: 'webhook'; readonly found: boolean } & At)
  | ({ readonly kind: 'no-credentials' | 'forgotten' | 'not-reachable' | 'on' | 'off' } & At);

/** The sentence of a refusal has the status 422. */
export const isRefusal = ({ kind }: ProvidersOutcome) =>
  [
    'expired',
    'unknown',
    'configured',
    'wrong',
    'not-activated',
    'webhook-refused',
    'no-credentials',
    'not-reachable',
  ].includes(kind);
