// A field of a card, in a frame of the provider's. It tells the page how it stands, never what is typed into it.
(() => {
  const field = document.querySelector('input');
  if (!field) return;
  const { kind = '' } = field.dataset;
  const brands: readonly (readonly [RegExp, string])[] = [
    [/^4/, 'visa'],
    [/^5[1-5]|^2[2-7]/, 'mastercard'],
    [/^3[47]/, 'american-express'],
    [/^6/, 'discover'],
  ];
  const digits = () => field.value.replace(/\D/g, '');

  function isCardNumber(number: string): boolean {
    const sum = [...number].reverse().reduce((all, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return all + (value > 9 ? value - 9 : value);
    }, 0);
    return /^\d{13,19}$/.test(number) && sum % 10 === 0;
  }

  function isFuture(expiry: string): boolean {
    const [, month = '', year = ''] = /^(\d{2})(\d{2})$/.exec(expiry) ?? [];
    const isMonth = Number(month) >= 1 && Number(month) <= 12;
    return isMonth && new Date(2000 + Number(year), Number(month)) > new Date();
  }

  function isValid(): boolean {
    if (kind === 'number') return isCardNumber(digits());
    return kind === 'expiry' ? isFuture(digits()) : /^\d{3,4}$/.test(digits());
  }

  const tell = (message: Readonly<Record<string, unknown>>) =>
    window.parent.postMessage({ from: 'card-field', kind, ...message }, '*');

  const tellState = () =>
    tell({
      state: { isEmpty: field.value === '', isValid: isValid(), isFocused: document.activeElement === field },
      cards:
        kind === 'number'
          ? brands.filter(([pattern]) => pattern.test(digits())).map(([, type]) => ({ type }))
          : [],
    });

  /** What is typed into the other fields of the page, which are frames of the same origin. */
  function typedIn(wanted: string): string {
    for (let at = 0; at < window.parent.length; at += 1) {
      try {
        const other = window.parent[at]?.document.querySelector('input');
        if (other?.dataset.kind === wanted) return other.value;
      } catch {
        // A frame of somebody else.
      }
    }
    return '';
  }

  async function confirm(order: string): Promise<void> {
    const body = { order, number: digits(), expiry: typedIn('expiry'), cvv: typedIn('cvv') };
    const answer = await fetch('/sdk/confirm', { method: 'POST', body: JSON.stringify(body) });
    tell({ confirmed: order, ok: answer.ok, ...(await answer.json()) });
  }

  field.addEventListener('input', () => {
    if (kind === 'number') field.value = (digits().match(/.{1,4}/g) ?? []).join(' ');
    if (kind === 'expiry' && digits().length > 2)
      field.value = `${digits().slice(0, 2)}/${digits().slice(2, 4)}`;
    tellState();
  });
  field.addEventListener('focus', tellState);
  field.addEventListener('blur', tellState);
  window.addEventListener('message', ({ data, source }) => {
    if (source !== window.parent) return;
    if (data.to === 'card-field' && data.confirm) void confirm(String(data.confirm));
    if (data.to === 'card-field' && 'invalid' in data)
      field.setAttribute('aria-invalid', String(data.invalid));
  });
  tellState();
})();
