import type { CardFieldsState } from '../rules/card-fields.ts';
import type { ProviderApplePay, ProviderGooglePay } from './device/device-sdk.ts';

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
  Applepay?(): ProviderApplePay;
  Googlepay?(): ProviderGooglePay;
  Buttons?(
    options: ApprovalCallbacks & {
      readonly style?: Readonly<Record<string, string | number>>;
      /** one button alone */
      readonly fundingSource?: string;
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
const loading = new Map<string, Promise<void>>();

/** Loads the provider's script, once; null where it does not come, is blocked, or takes too long. */
export async function loadProviderSdk(url: string): Promise<ProviderSdk | null> {
  await fetchScript(url);
  return window.paypal ?? null;
}

/** The nonce of the page, which the styles of a foreign script need. */
export const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Loads a script of another house, once; it has come, or does not. */
export function fetchScript(url: string): Promise<void> {
  const loaded = loading.get(url) ?? appendScript(url);
  loading.set(url, loaded);
  return loaded;
}

function appendScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  const nonce = pageNonce();
  if (nonce !== '') script.dataset.cspNonce = nonce;
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      resolve();
    });
    setTimeout(resolve, patienceMs);
    document.head.append(script);
  });
}
