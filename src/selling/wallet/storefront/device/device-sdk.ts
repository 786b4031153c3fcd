/** The parts of the scripts of provider, browser and Google that the wallets of a device use, in their own names. */

export type ApplePayTerms = {
  readonly isEligible: boolean;
  readonly countryCode: string;
  readonly merchantCapabilities: readonly string[];
  readonly supportedNetworks: readonly string[];
};

type ApplePayPayment = {
  readonly token: unknown;
  readonly billingContact?: unknown;
  readonly shippingContact?: unknown;
};

/** Apple Pay as the provider accepts it. */
export type ProviderApplePay = {
  config(): Promise<ApplePayTerms>;
  validateMerchant(asked: {
    readonly validationUrl: string;
    readonly displayName: string;
  }): Promise<{ readonly merchantSession: unknown }>;
  confirmOrder(asked: ApplePayPayment & { readonly orderId: string }): Promise<unknown>;
};

/** The sheet of Safari. */
export type ApplePaySheet = {
  onvalidatemerchant: (event: { readonly validationURL: string }) => unknown;
  onpaymentauthorized: (event: { readonly payment: ApplePayPayment }) => unknown;
  oncancel: () => unknown;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(status: number): void;
};

export type ApplePaySessions = {
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  new (version: number, request: Readonly<Record<string, unknown>>): ApplePaySheet;
  supportsVersion(version: number): boolean;
  canMakePayments(): boolean;
};

export type GooglePayMethod = {
  readonly type: string;
  readonly parameters: Readonly<Record<string, unknown>> & {
    readonly allowedCardNetworks?: readonly string[];
  };
};

export type GooglePayTerms = {
  readonly isEligible: boolean;
  readonly apiVersion: number;
  readonly apiVersionMinor: number;
  readonly countryCode: string;
  readonly merchantInfo: Readonly<Record<string, unknown>>;
  readonly allowedPaymentMethods: readonly GooglePayMethod[];
};

export type GooglePaymentData = {
  readonly paymentMethodData: unknown;
  readonly shippingAddress?: unknown;
  readonly email?: string;
};

/** Google Pay as the provider accepts it. */
export type ProviderGooglePay = {
  config(): Promise<GooglePayTerms>;
  confirmOrder(asked: GooglePaymentData & { readonly orderId: string }): Promise<{ readonly status: string }>;
  /** the bank asks its customer (3-D Secure) */
  initiatePayerAction(asked: { readonly orderId: string }): Promise<unknown>;
};

export type GooglePayClient = {
  isReadyToPay(request: Readonly<Record<string, unknown>>): Promise<{ readonly result: boolean }>;
  createButton(options: Readonly<Record<string, unknown>>): HTMLElement;
  loadPaymentData(request: Readonly<Record<string, unknown>>): Promise<unknown>;
};

export type GooglePayAnswer = {
  readonly transactionState: 'SUCCESS' | 'ERROR';
  readonly error?: { readonly reason: string; readonly intent: string; readonly message: string };
};

type GooglePayOptions = {
  readonly environment: string;
  readonly nonce: string;
  readonly paymentDataCallbacks: {
    readonly onPaymentAuthorized: (data: GooglePaymentData) => Promise<GooglePayAnswer>;
  };
};

declare global {
  interface Window {
    ApplePaySession?: ApplePaySessions;
    google?: {
      readonly payments?: {
        readonly api?: { readonly PaymentsClient: new (options: GooglePayOptions) => GooglePayClient };
      };
    };
  }
}
