import type { CardFieldsState } from '../rules/card-fields.ts';

/** One field of a card in a frame of the provider. */
export type HostedField = {
  render(selector: string): unknown;
  setAttribute(name: 'aria-invalid', value: string): Promise<unknown>;
  removeAttribute(name: 'aria-invalid'): Promise<unknown>;
};

type FieldOptions = {
  readonly placeholder?: string;
  readonly inputEvents?: { readonly onChange: () => void };
};

export type HostedFields = {
  isEligible(): boolean;
  getState(): Promise<CardFieldsState>;
  submit(): Promise<unknown>;
  NumberField(options?: FieldOptions): HostedField;
  ExpiryField(options?: FieldOptions): HostedField;
  CVVField(options?: FieldOptions): HostedField;
};

type Approved = { readonly orderID: string; readonly paymentSource?: string };

export type ApprovalCallbacks = {
  /** the id of the provider's order */
  readonly createOrder: (data?: { readonly paymentSource?: string }) => Promise<string>;
  readonly onApprove: (data: Approved) => unknown;
  readonly onCancel: () => unknown;
  readonly onError: (error: unknown) => unknown;
};

/** The same for a card that is stored without a purchase. */
export type SetupCallbacks = Pick<ApprovalCallbacks, 'onCancel' | 'onError'> & {
  /** the id of the provider's setup */
  readonly createVaultSetupToken: () => Promise<string>;
  readonly onApprove: (data: { readonly vaultSetupToken: string }) => unknown;
};

/** The part of the provider's script that the shop uses, in the provider's names. */
export type ProviderSdk = {
  CardFields?(
    options: (ApprovalCallbacks | SetupCallbacks) & {
      readonly style?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    },
  ): HostedFields;
  Buttons?(
    options: ApprovalCallbacks & {
      readonly style?: Readonly<Record<string, string | number>>;
      readonly onClick?: (data: unknown, actions: { resolve(): unknown; reject(): unknown }) => unknown;
    },
  ): { isEligible(): boolean; render(selector: string): Promise<unknown> };
};

declare global {
  interface Window {
    paypal?: ProviderSdk;
  }
}

const patienceMs = 20_000;
const loading = new Map<string, Promise<ProviderSdk | null>>();

/** Loads the provider's script, once; null where it does not come, is blocked, or takes too long. */
export function loadProviderSdk(url: string): Promise<ProviderSdk | null> {
  const loaded = loading.get(url) ?? fetchScript(url);
  loading.set(url, loaded);
  return loaded;
}

function fetchScript(url: string): Promise<ProviderSdk | null> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  // The styles that it writes need the nonce of the page.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  if (nonce !== '') script.dataset.cspNonce = nonce;
  return new Promise((resolve) => {
    const giveUp = () => {
      loading.delete(url);
      resolve(null);
    };
    script.addEventListener('load', () => resolve(window.paypal ?? null));
    script.addEventListener('error', giveUp);
    setTimeout(() => resolve(null), patienceMs);
    document.head.append(script);
  });
}
