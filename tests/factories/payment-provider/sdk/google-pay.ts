// What stands in for Google's script: its client in the names and shapes of the real one, with a sheet in a frame.
(() => {
  type Method = { readonly parameters: { readonly allowedCardNetworks: readonly string[] } };
  type Sheet = {
    readonly allowedPaymentMethods: readonly Method[];
    readonly transactionInfo: { readonly totalPrice: string };
    readonly merchantInfo: { readonly merchantName?: string };
    readonly shippingAddressRequired?: boolean;
  };
  type Answer = { readonly transactionState: string };
  type Options = {
    readonly paymentDataCallbacks: { readonly onPaymentAuthorized: (data: object) => Promise<Answer> };
  };

  const own = document.currentScript;
  const origin = new URL(own instanceof HTMLScriptElement ? own.src : window.location.href).origin;

  class PaymentsClient {
    readonly #options: Options;
    constructor(options: Options) {
      this.#options = options;
    }
    isReadyToPay(request: Pick<Sheet, 'allowedPaymentMethods'>) {
      return Promise.resolve({ result: request.allowedPaymentMethods.length > 0 });
    }
    createButton({ onClick }: { readonly onClick: () => void }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google Pay';
      Object.assign(button.style, {
        border: '0',
        borderRadius: '4px',
        background: '#000',
        color: '#fff',
        font: '600 1rem system-ui, sans-serif',
        cursor: 'pointer',
      });
      button.addEventListener('click', onClick);
      return button;
    }
    loadPaymentData(sheet: Sheet): Promise<unknown> {
      const [method] = sheet.allowedPaymentMethods;
      const parameters = new URLSearchParams({
        wallet: 'google',
        shop: sheet.merchantInfo.merchantName ?? '',
        total: sheet.transactionInfo.totalPrice,
        networks: method?.parameters.allowedCardNetworks.join(',') ?? '',
        address: sheet.shippingAddressRequired ? '1' : '',
      });
      const frame = document.createElement('iframe');
      frame.src = `${origin}/sdk/device-sheet?${parameters}`;
      frame.title = 'Google Pay';
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        zIndex: '9999',
        border: '0',
      });
      document.body.append(frame);
      return new Promise((resolve, reject) => {
        const hear = async ({ data, source }: MessageEvent) => {
          if (source !== frame.contentWindow || data.from !== 'device-sheet') return;
          const end = () => {
            window.removeEventListener('message', hear);
            frame.remove();
          };
          if (data.answer === 'cancel') {
            end();
            reject({ statusCode: 'CANCELED' });
            return;
          }
          const paid = {
            paymentMethodData: { type: 'CARD', tokenizationData: { token: data.answer } },
            ...(sheet.shippingAddressRequired
              ? { shippingAddress: { name: 'Mario Rossi' }, email: 'mario.rossi@example.it' }
              : {}),
          };
          const { transactionState } = await this.#options.paymentDataCallbacks.onPaymentAuthorized(paid);
          // With an error the sheet stays, so that another card can be chosen.
          if (transactionState !== 'SUCCESS') return;
          end();
          resolve(paid);
        };
        window.addEventListener('message', hear);
      });
    }
  }

  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
})();
