import { randomUUID } from 'node:crypto';

type Done = { readonly status: number; readonly value: unknown };
type Card = { brand: string; last_digits: string; expiry: string };
type Source = { card?: Card; paypal?: { email_address: string } };

/** A payment token as the provider keeps it. */
export type StoredToken = {
  readonly id: string;
  readonly customer: { readonly id: string };
  readonly payment_source: Source;
  /** what the bank does when it is charged */
  bank?: 'asks' | 'declines';
};

/** What a customer is storing without a purchase. */
export type VaultSetup = {
  readonly id: string;
  readonly customer: { readonly id: string };
  status: string;
  payment_source: Source;
  readonly links: { rel: string; href: string; method: string }[];
  /** where the customer goes back to from the provider's page */
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

const gone: Done = {
  status: 404,
  value: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'TOKEN_NOT_FOUND' }] },
};
const nextId = (kind: string) => `${kind}${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
const walletOfBuyer = { email_address: 'mario.rossi@example.it' };

/** What the provider's vault keeps: setups, payment tokens, and which orders want theirs stored. */
export function vaultLedger(url: string, once: (requestId: string, act: () => Done) => Done) {
  const tokens = new Map<string, StoredToken>();
  const setups = new Map<string, VaultSetup>();
  const requested = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: whatever a caller sends
  function begin(said: any): Done {
    const card = said.payment_source?.card;
    const id = nextId('SETUP');
    const customer = { id: said.customer?.id ?? nextId('CUSTOMER') };
    const links = card ? [] : [{ rel: 'approve', href: `${url}/checkoutnow?token=${id}`, method: 'GET' }];
    const status = card ? 'CREATED' : 'PAYER_ACTION_REQUIRED';
    const { return_url: returnUrl = '', cancel_url: cancelUrl = '' } =
      (card ?? said.payment_source?.paypal)?.experience_context ?? {};
    const shown = { id, customer, status, payment_source: {}, links };
    setups.set(id, { ...shown, returnUrl, cancelUrl });
    return { status: 201, value: structuredClone(shown) };
  }

  // biome-ignore lint/suspicious/noExplicitAny: whatever a caller sends
  function finish(said: any): Done {
    const setup = setups.get(said.payment_source?.token?.id);
    if (!setup) return gone;
    if (setup.status !== 'APPROVED') {
      return { status: 422, value: { details: [{ issue: 'SETUP_TOKEN_NOT_APPROVED' }] } };
    }
    setup.status = 'VAULTED';
    const token = keep(setup.customer, setup.payment_source);
    return { status: 201, value: structuredClone(token) };
  }

  function keep(customer: StoredToken['customer'], source: Source): StoredToken {
    const token: StoredToken = { id: nextId('TOKEN'), customer, payment_source: source };
    tokens.set(token.id, token);
    return token;
  }

  return {
    tokens,
    setups,
    /** the customer enters a card, or agrees on the provider's page */
    approve(setupId: string, source: Source = { paypal: walletOfBuyer }): void {
      const setup = setups.get(setupId);
      if (!setup) throw new Error(`the provider has no setup ${setupId}`);
      setup.status = 'APPROVED';
      setup.payment_source = source;
    },
    // biome-ignore lint/suspicious/noExplicitAny: as it was sent
    requestStoring(orderId: string, source: any): void {
      const { attributes = {} } = source.card ?? source.paypal ?? {};
      if (attributes.vault?.store_in_vault === 'ON_SUCCESS') {
        requested.set(orderId, attributes.customer?.id ?? nextId('CUSTOMER'));
      }
    },
    /** what paid an order, with its token where one was wanted */
    // biome-ignore lint/suspicious/noExplicitAny: as it is stored
    store(orderId: string, source: any): any {
      const id = requested.get(orderId);
      if (id === undefined) return source;
      requested.delete(orderId);
      const { brand, last_digits, expiry } = source.card ?? {};
      const shown: Source = source.card
        ? { card: { brand, last_digits, expiry } }
        : { paypal: walletOfBuyer };
      const token = keep({ id }, shown);
      const attributes = { vault: { id: token.id, status: 'VAULTED', customer: { id } } };
      return source.card
        ? { card: { ...source.card, attributes } }
        : { paypal: { ...walletOfBuyer, attributes } };
    },
    /** whether a token pays; null where none was named */
    // biome-ignore lint/suspicious/noExplicitAny: as it was sent
    charge(source: any): { readonly issue: string; readonly asks: boolean; readonly source: any } | null {
      const kind = source.card ? 'card' : 'paypal';
      const id = source[kind]?.vault_id;
      if (id === undefined) return null;
      const token = tokens.get(id);
      const shown = token?.payment_source[kind];
      if (!token || !shown) return { issue: 'TOKEN_ID_NOT_FOUND', asks: false, source };
      const issue = token.bank === 'declines' ? 'INSTRUMENT_DECLINED' : '';
      return { issue, asks: token.bank === 'asks', source: { [kind]: shown } };
    },
    /** the answer to a call of the vault; null for another one */
    // biome-ignore lint/suspicious/noExplicitAny: whatever a caller sends
    answer(method: string, path: string, said: any, requestId: string): Done | null {
      const [, kind, id = ''] = /^\/v3\/vault\/(setup-tokens|payment-tokens)(?:\/([^/]+))?$/.exec(path) ?? [];
      if (kind === undefined) return null;
      if (method === 'POST')
        return once(requestId, () => (kind === 'setup-tokens' ? begin(said) : finish(said)));
      const token = kind === 'payment-tokens' ? tokens.get(id) : setups.get(id);
      if (!token) return gone;
      if (method !== 'DELETE') return { status: 200, value: structuredClone(token) };
      tokens.delete(id);
      return { status: 204, value: null };
    },
  };
}
