// The wallets of a device through the provider's script, with a sheet for browsers that have none. It follows that script in the same file.
(() => {
  type LocalProvider = {
    readonly origin: string;
    readonly parameters: URLSearchParams;
    readonly frameOf: (path: string, title: string) => HTMLIFrameElement;
    readonly challenge: (order: string) => Promise<string>;
  };
  const { localProvider: local, paypal } = window as unknown as {
    readonly localProvider: LocalProvider;
    readonly paypal: object;
  };
  const components = (local.parameters.get('components') ?? '').split(',');
  const has = (name: string) => components.includes(name);
  const confirmDevice = async (sent: object): Promise<{ readonly status: string }> => {
    const answer = await fetch(`${local.origin}/sdk/device`, { method: 'POST', body: JSON.stringify(sent) });
    if (!answer.ok) throw new Error('the provider refused the card');
    return answer.json();
  };

  type AppleConfirmation = {
    readonly orderId: string;
    readonly token: { readonly card: string };
    readonly shippingContact?: unknown;
  };
  const applePay = () => ({
    config: async () => ({
      isEligible: true,
      countryCode: 'IT',
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: ['masterCard', 'discover', 'visa', 'amex'],
    }),
    validateMerchant: async () => ({ merchantSession: { nonce: 'merchant' } }),
    confirmOrder: ({ orderId, token, shippingContact }: AppleConfirmation) =>
      confirmDevice({
        order: orderId,
        wallet: 'apple',
        token: token.card,
        asksForAddress: shippingContact !== undefined,
      }),
  });

  type GoogleConfirmation = {
    readonly orderId: string;
    readonly paymentMethodData: { readonly tokenizationData: { readonly token: string } };
    readonly shippingAddress?: unknown;
  };
  const googlePay = () => ({
    config: async () => ({
      isEligible: true,
      apiVersion: 2,
      apiVersionMinor: 0,
      countryCode: 'IT',
      merchantInfo: { merchantName: 'Pistone' },
      allowedPaymentMethods: [
        { type: 'CARD', parameters: { allowedCardNetworks: ['MASTERCARD', 'DISCOVER', 'VISA', 'AMEX'] } },
      ],
    }),
    confirmOrder: ({
      orderId,
      paymentMethodData: { tokenizationData },
      shippingAddress,
    }: GoogleConfirmation) =>
      confirmDevice({
        order: orderId,
        wallet: 'google',
        token: tokenizationData.token,
        asksForAddress: shippingAddress !== undefined,
      }),
    initiatePayerAction: ({ orderId }: { readonly orderId: string }) => local.challenge(orderId),
  });

  /** Safari's sheet, for browsers that have none. */
  class ApplePaySession {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static supportsVersion = () => true;
    static canMakePayments = () => true;
    onvalidatemerchant: (event: object) => unknown = () => undefined;
    onpaymentauthorized: (event: object) => unknown = () => undefined;
    oncancel: () => unknown = () => undefined;
    readonly #frame: HTMLIFrameElement;
    constructor(
      _version: number,
      request: {
        readonly supportedNetworks: readonly string[];
        readonly total: { readonly label: string; readonly amount: string };
        readonly requiredShippingContactFields?: readonly string[];
      },
    ) {
      const asks = request.requiredShippingContactFields !== undefined;
      const sheet = new URLSearchParams({
        wallet: 'apple',
        shop: request.total.label,
        total: request.total.amount,
        networks: request.supportedNetworks.join(','),
        address: asks ? '1' : '',
      });
      this.#frame = local.frameOf(`/sdk/device-sheet?${sheet}`, 'Apple Pay');
      Object.assign(this.#frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        zIndex: '9999',
        border: '0',
      });
      window.addEventListener('message', ({ data, source }) => {
        if (source !== this.#frame.contentWindow || data.from !== 'device-sheet') return;
        if (data.answer !== 'cancel') {
          const contact = asks ? { shippingContact: { givenName: 'Mario' } } : {};
          this.onpaymentauthorized({
            payment: { token: { card: data.answer }, billingContact: {}, ...contact },
          });
          return;
        }
        this.abort();
        this.oncancel();
      });
    }
    begin() {
      void this.onvalidatemerchant({
        validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession',
      });
    }
    completeMerchantValidation() {
      document.body.append(this.#frame);
    }
    completePayment() {
      this.abort();
    }
    abort() {
      this.#frame.remove();
    }
  }

  if (has('applepay') && !('ApplePaySession' in window)) Object.assign(window, { ApplePaySession });
  if (has('applepay')) Object.assign(paypal, { Applepay: applePay });
  if (has('googlepay')) Object.assign(paypal, { Googlepay: googlePay });
})();
