// The provider's script in pages of the shop: the global `paypal` in the names and shapes of the real one.
(() => {
  type Kind = 'number' | 'expiry' | 'cvv';
  type State = { readonly isEmpty: boolean; readonly isValid: boolean; readonly isFocused: boolean };
  type Callbacks = {
    readonly createOrder?: (data?: { readonly paymentSource: string }) => Promise<string>;
    readonly createVaultSetupToken?: () => Promise<string>;
    readonly onApprove: (data: {
      readonly orderID?: string;
      readonly vaultSetupToken?: string;
      readonly liabilityShift?: string;
      readonly paymentSource?: string;
    }) => unknown;
    readonly onCancel?: () => unknown;
    readonly onError?: (error: unknown) => unknown;
  };
  type FieldOptions = {
    readonly placeholder?: string;
    readonly inputEvents?: { readonly onChange?: () => void };
  };

  const own = document.currentScript;
  const origin = new URL(own instanceof HTMLScriptElement ? own.src : window.location.href).origin;
  const untouched: State = { isEmpty: true, isValid: false, isFocused: false };

  function frameOf(path: string, title: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.src = origin + path;
    frame.title = title;
    return frame;
  }

  /** The next message of a frame that `pick` wants. */
  const messageOf = <T>(
    frame: HTMLIFrameElement,
    pick: (data: Readonly<Record<string, unknown>>) => T | null,
  ) =>
    new Promise<T>((resolve) => {
      const hear = ({ data, source }: MessageEvent) => {
        const found = source === frame.contentWindow ? pick(data) : null;
        if (found === null) return;
        window.removeEventListener('message', hear);
        resolve(found);
      };
      window.addEventListener('message', hear);
    });

  /** A window of its own, until somebody has answered in it or has closed it. */
  function beside(path: string): Promise<string> {
    const opened = window.open(origin + path, '_blank', 'popup,width=480,height=640');
    if (!opened) throw new Error('the browser has blocked the window');
    return new Promise((resolve) => {
      const end = (outcome: string) => {
        window.removeEventListener('message', hear);
        clearInterval(watch);
        opened.close();
        resolve(outcome);
      };
      const hear = ({ data, source }: MessageEvent) =>
        source === opened && data.from === 'challenge' ? end(String(data.outcome)) : undefined;
      const watch = setInterval(() => (opened.closed ? end('cancelled') : undefined), 200);
      window.addEventListener('message', hear);
    });
  }

  /** A frame above the page, until somebody has answered in it; a page that is a frame itself has no room for one. */
  async function above(path: string, title: string): Promise<string> {
    if (window.parent !== window) return beside(path);
    const frame = frameOf(path, title);
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      zIndex: '9999',
      border: '0',
      background: '#fff',
    });
    document.body.append(frame);
    const outcome = await messageOf(frame, (data) =>
      data.from === 'challenge' ? String(data.outcome) : null,
    );
    frame.remove();
    return outcome;
  }

  const challenge = (order: string) =>
    above(`/sdk/challenge?order=${encodeURIComponent(order)}`, 'Verifica della banca');

  const titles: Readonly<Record<Kind, string>> = {
    number: 'Numero della carta',
    expiry: 'Scadenza',
    cvv: 'Codice di sicurezza',
  };

  function cardFields(options: Callbacks) {
    const states: Record<Kind, State> = { number: untouched, expiry: untouched, cvv: untouched };
    const frames: Partial<Record<Kind, HTMLIFrameElement>> = {};
    let cards: unknown = [];
    const field =
      (kind: Kind) =>
      ({ placeholder = '', inputEvents = {} }: FieldOptions = {}) => {
        const frame = frameOf(
          `/sdk/field?kind=${kind}&placeholder=${encodeURIComponent(placeholder)}`,
          titles[kind],
        );
        const tell = (message: object) =>
          frame.contentWindow?.postMessage({ to: 'card-field', ...message }, origin);
        window.addEventListener('message', ({ data, source }) => {
          if (source !== frame.contentWindow || data.from !== 'card-field' || !data.state) return;
          const isChange =
            data.state.isEmpty !== states[kind].isEmpty || data.state.isValid !== states[kind].isValid;
          states[kind] = data.state;
          if (kind === 'number') cards = data.cards;
          if (isChange) inputEvents.onChange?.();
        });
        return {
          async render(selector: string) {
            const ready = messageOf(frame, (data) => (data.from === 'card-field' ? true : null));
            document.querySelector(selector)?.append(frame);
            frames[kind] = frame;
            await ready;
          },
          setAttribute: async (_name: string, value: string) => tell({ invalid: value }),
          removeAttribute: async () => tell({ invalid: 'false' }),
          focus: () => frame.focus(),
        };
      };

    async function submit(): Promise<void> {
      const { number: frame } = frames;
      if (!frame?.contentWindow) throw new Error('the fields are not rendered');
      // What is paid, or stored without a purchase.
      const order = await (options.createVaultSetupToken ?? options.createOrder)?.();
      if (order === undefined) throw new Error('nothing says what the card is for');
      const confirmed = messageOf(frame, (data) => (data.confirmed === order ? data : null));
      frame.contentWindow.postMessage({ to: 'card-field', confirm: order }, origin);
      const { ok, challenge: asks } = await confirmed;
      if (!ok) throw new Error('the provider refused the card');
      if (asks && (await challenge(order)) === 'cancelled') return void options.onCancel?.();
      await options.onApprove(
        options.createVaultSetupToken
          ? { vaultSetupToken: order }
          : { orderID: order, liabilityShift: 'POSSIBLE' },
      );
    }

    return {
      isEligible: () => true,
      async getState() {
        const fields = {
          cardNumberField: states.number,
          cardExpiryField: states.expiry,
          cardCvvField: states.cvv,
        };
        const isFormValid = Object.values(fields).every(({ isValid }) => isValid);
        return { cards, errors: [], isFormValid, fields };
      },
      async submit() {
        try {
          await submit();
        } catch (error) {
          options.onError?.(error);
          throw error;
        }
      },
      NumberField: field('number'),
      ExpiryField: field('expiry'),
      CVVField: field('cvv'),
    };
  }

  type ButtonsOptions = Callbacks & {
    readonly style?: { readonly color?: string; readonly shape?: string; readonly height?: number };
    readonly fundingSource?: string;
    readonly onClick?: (
      data: unknown,
      actions: { resolve(): unknown; reject(): unknown },
    ) => Promise<unknown> | unknown;
  };

  // What the script was not told to leave out.
  const parameters = new URL(own instanceof HTMLScriptElement ? own.src : window.location.href).searchParams;
  const leftOut = (parameters.get('disable-funding') ?? '').split(',');
  const offered = [
    'paypal',
    ...(parameters.get('enable-funding') ?? '').split(','),
    'card',
    'mybank',
    'sofort',
  ];
  const funding = offered.filter((source) => source !== '' && !leftOut.includes(source));

  function buttons({ style = {}, fundingSource, ...options }: ButtonsOptions) {
    async function press(paymentSource: string): Promise<void> {
      let isRefused = false;
      const actions = {
        resolve() {},
        reject() {
          isRefused = true;
        },
      };
      await options.onClick?.({ fundingSource: paymentSource }, actions);
      if (isRefused) return;
      try {
        const order = (await options.createOrder?.({ paymentSource })) ?? '';
        const outcome = await above(
          `/sdk/approval?order=${encodeURIComponent(order)}`,
          'Gestore dei pagamenti',
        );
        if (outcome === 'cancelled') return void options.onCancel?.();
        await options.onApprove({ orderID: order, paymentSource });
      } catch (error) {
        options.onError?.(error);
      }
    }
    return {
      isEligible: () => true,
      async render(selector: string) {
        for (const source of fundingSource ? [fundingSource] : funding) {
          const color = source === 'paypal' ? (style.color ?? '') : 'white';
          const frame = frameOf(`/sdk/button?funding=${source}&color=${color}`, `Wallet: ${source}`);
          Object.assign(frame.style, { height: `${style.height ?? 52}px`, border: '0', width: '100%' });
          const ready = messageOf(frame, (data) => (data.from === 'button' ? true : null));
          document.querySelector(selector)?.append(frame);
          await ready;
          window.addEventListener('message', ({ data, source: from }) => {
            if (from === frame.contentWindow && data.from === 'button' && data.pressed) void press(source);
          });
        }
      },
    };
  }

  Object.assign(window, {
    paypal: { CardFields: cardFields, Buttons: buttons },
    // What the wallets of the device use of it.
    localProvider: { origin, parameters, frameOf, challenge },
  });
})();
