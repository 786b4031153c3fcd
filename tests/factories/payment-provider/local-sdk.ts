import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { CardUsed } from '../a-payment-provider.ts';
import { approveByDevice } from './approve-by-device.ts';
import { buyersAddress, type ProviderLedger } from './provider-ledger.ts';

const script = (name: string) =>
  stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'sdk', `${name}.ts`), 'utf8'));

/** Cards that the provider knows something of; every other one pays without questions. */
const known: Readonly<Record<string, { readonly asks?: true; readonly card?: Partial<CardUsed> }>> = {
  // The bank asks its customer.
  '4000000000001091': { asks: true },
  '5200000000001005': { asks: true },
  // It was never asked, and nobody vouches for the card.
  '4000000000001059': { card: { liability_shift: 'UNKNOWN' } },
};

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^5[1-5]|^2[2-7]/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
  [/^6/, 'DISCOVER'],
];

const vouched = { liability_shift: 'POSSIBLE', enrollment_status: 'Y', authentication_status: 'Y' } as const;
const failed = { liability_shift: 'NO', enrollment_status: 'Y', authentication_status: 'N' } as const;

const scripts: Readonly<Record<string, string>> = {
  '/sdk/field.js': 'card-field',
  '/sdk/challenge.js': 'challenge',
  '/sdk/button.js': 'wallet-button',
  '/sdk/pay.js': 'google-pay',
  '/sdk/device-sheet.js': 'device-sheet',
};
const asking = new Map<string, CardUsed>();

/**
 * The provider's script for browsers, with the frames that it puts into pages: fields of a card, and the question of a bank. It speaks the same
 * global `paypal`; the number of a card goes from the provider's frame to the provider alone.
 */
export function localSdk({ response, ...asked }: Asked & { readonly response: ServerResponse }): void {
  const { type = 'application/json', status = 200, text } = answerOf(asked);
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    // The script asks from pages of the shop.
    'access-control-allow-origin': '*',
  });
  response.end(text);
}

type Asked = {
  readonly method: string;
  readonly pathname: string;
  readonly body: string;
  readonly searchParams: URLSearchParams;
  readonly ledger: ProviderLedger;
};
type Answer = { readonly type?: string; readonly status?: number; readonly text: string };

const json = (value: unknown, status = 200): Answer => ({ status, text: JSON.stringify(value) });

function answerOf({ method, pathname, body, searchParams, ledger }: Asked): Answer {
  const file = scripts[pathname];
  if (file) return { type: 'text/javascript', text: script(file) };
  if (pathname === '/sdk/js')
    return { type: 'text/javascript', text: script('paypal-sdk') + script('device-wallets') };
  if (pathname === '/sdk/field') return { type: 'text/html', text: fieldPage(searchParams) };
  if (pathname === '/sdk/challenge') return { type: 'text/html', text: challengePage() };
  if (pathname === '/sdk/approval') return { type: 'text/html', text: walletPage(ledger, searchParams) };
  if (pathname === '/sdk/device-sheet') return { type: 'text/html', text: sheetPage(searchParams) };
  if (pathname === '/sdk/button') return { type: 'text/html', text: buttonPage(searchParams) };
  if (method !== 'POST') return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  const { order: id, ...sent } = JSON.parse(body);
  if (ledger.vault.setups.has(id)) return answerSetup(ledger, id, pathname, sent);
  const order = ledger.orders.get(id);
  if (order && pathname === '/sdk/device') return confirmDevice(ledger, id, sent);
  if (order?.status !== 'PAYER_ACTION_REQUIRED') return json({ issue: 'ORDER_STATUS' }, 422);
  if (pathname === '/sdk/confirm') return confirm(ledger, id, sent);
  if (order.payment_source.paypal) {
    ledger.approve(id);
    return json({ challenge: false });
  }
  const card = asking.get(id);
  if (!card) return json({ issue: 'NOTHING_ASKED' }, 422);
  asking.delete(id);
  const answered = { ...card, ...(sent.answer === 'yes' ? vouched : failed) };
  // A wallet of the device has its card inside.
  if (order.payment_source.google_pay) approveByDevice(ledger, id, 'google_pay', answered);
  else ledger.approve(id, answered);
  return json({ challenge: false });
}

/** The card of an order, as its fields were typed in. */
function confirm(ledger: ProviderLedger, id: string, sent: Typed): Answer {
  const { number, ...shown } = readTyped(sent);
  const { asks = false, card } = known[number] ?? {};
  if (asks) asking.set(id, shown);
  else ledger.approve(id, { ...shown, liability_shift: 'POSSIBLE', ...card });
  return json({ challenge: asks });
}

type Typed = { readonly number?: unknown; readonly expiry?: unknown; readonly answer?: unknown };

function readTyped(sent: Typed) {
  const number = String(sent.number).replaceAll(' ', '');
  const [month = '', year = ''] = String(sent.expiry ?? '').split('/');
  const brand = brands.find(([pattern]) => pattern.test(number))?.[1] ?? '';
  return { number, brand, last_digits: number.slice(-4), expiry: `20${year}-${month}` };
}

/** A card that is stored without a purchase: typed in, and agreed to where its bank asks. */
function answerSetup(ledger: ProviderLedger, id: string, pathname: string, sent: Typed): Answer {
  if (pathname === '/sdk/confirm') {
    const { number, ...card } = readTyped(sent);
    const { asks = false } = known[number] ?? {};
    if (asks) asking.set(id, card);
    else ledger.vault.approve(id, { card });
    return json({ challenge: asks });
  }
  const card = asking.get(id);
  asking.delete(id);
  if (!card || sent.answer !== 'yes') return json({ issue: 'SETUP_NOT_APPROVED' }, 422);
  const { brand, last_digits = '', expiry = '' } = card;
  ledger.vault.approve(id, { card: { brand, last_digits, expiry } });
  return json({ challenge: false });
}

type DeviceSheet = { readonly wallet?: string; readonly token?: string; readonly asksForAddress?: boolean };

/** What the sheet of a device has authorised: its token names the card. */
function confirmDevice(
  ledger: ProviderLedger,
  id: string,
  { wallet, token = '', asksForAddress }: DeviceSheet,
): Answer {
  const name = wallet === 'apple' ? 'apple_pay' : 'google_pay';
  const chosen = asksForAddress ? buyersAddress : undefined;
  const order = approveByDevice(
    ledger,
    id,
    name,
    { brand: token.split('-')[0]?.toUpperCase() ?? '' },
    chosen,
  );
  if (!token.endsWith('-asks')) return json({ status: 'APPROVED' });
  order.status = 'PAYER_ACTION_REQUIRED';
  asking.set(id, { brand: 'VISA' });
  return json({ status: 'PAYER_ACTION_REQUIRED' });
}

const kinds: Readonly<Record<string, { readonly label: string; readonly autocomplete: string }>> = {
  number: { label: 'Numero della carta', autocomplete: 'cc-number' },
  expiry: { label: 'Scadenza', autocomplete: 'cc-exp' },
  cvv: { label: 'Codice di sicurezza', autocomplete: 'cc-csc' },
};

const safe = (text: string) => text.replace(/[^\p{L}\p{N} /]/gu, '');

const pageOf = (title: string, style: string, body: string, file: string) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<style>${style}</style></head><body>${body}<script src="/sdk/${file}.js"></script></body></html>`;

function fieldPage(parameters: URLSearchParams): string {
  const kind = parameters.get('kind') ?? '';
  const { label = '', autocomplete = '' } = kinds[kind] ?? {};
  return pageOf(
    label,
    `html, body { margin: 0; height: 100%; overflow: hidden; }
input { box-sizing: border-box; width: 100%; height: 100%; padding: 0 12px; border: 0; background: none; font: 1rem system-ui, sans-serif; color: #16181d; outline-offset: -3px; }
input[aria-invalid=true] { color: #a00c24; }
input::placeholder { color: #686b74; opacity: 1; }`,
    `<input id="field" data-kind="${safe(kind)}" aria-label="${label}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${safe(parameters.get('placeholder') ?? '')}">`,
    'field',
  );
}

const overPage =
  'body { margin: 0; padding: 24px; background: #fff; font: 1rem system-ui, sans-serif; color: #16181d; } button { min-height: 44px; padding: 0 16px; font: inherit; }';

const challengePage = () =>
  pageOf(
    'Verifica della banca',
    overPage,
    `<main><h1>La tua banca</h1><p>Confermi il pagamento?</p><button value="yes">Conferma</button> <button value="no">Rifiuta</button> <button value="cancel">Chiudi</button></main>`,
    'challenge',
  );

const walletPage = (ledger: ProviderLedger, parameters: URLSearchParams) =>
  pageOf(
    'Gestore dei pagamenti',
    overPage,
    `<main><h1>Gestore dei pagamenti</h1><p>Importo: <output>${ledger.orders.get(parameters.get('order') ?? '')?.purchase_units[0]?.amount.value}</output> EUR</p><button value="yes">Approva</button> <button value="cancel">Annulla</button></main>`,
    'challenge',
  );

const wallets: Readonly<Record<string, string>> = { apple: 'Apple Pay', google: 'Google Pay' };
const cardsOfDevice = { visa: 'Visa', 'visa-asks': 'Visa che chiede alla banca', discover: 'Discover' };

/** The sheet of a device: what is paid, and with which card. */
function sheetPage(parameters: URLSearchParams): string {
  const name = wallets[parameters.get('wallet') ?? ''] ?? '';
  const accepted = (parameters.get('networks') ?? '').toLowerCase().split(',');
  const cards = Object.entries(cardsOfDevice)
    .filter(([token]) => accepted.includes(token.split('-')[0] ?? ''))
    .map(([token, label]) => `<button value="${token}">Paga con ${label}</button>`);
  const address = parameters.get('address') === '1' ? '<p>Spedizione a Mario Rossi, Roma</p>' : '';
  return pageOf(
    name,
    overPage,
    `<main><h1>${name}</h1><p>${safe(parameters.get('shop') ?? '')}: <output>${Number(parameters.get('total')).toFixed(2)}</output> EUR</p>${address}${cards.join(' ')} <button value="cancel">Annulla</button></main>`,
    'device-sheet',
  );
}

const labels: Readonly<Record<string, string>> = { paypal: 'Paga con PayPal', paylater: 'Paga a rate' };

function buttonPage(parameters: URLSearchParams): string {
  const funding = safe(parameters.get('funding') ?? '');
  const colour = parameters.get('color') === 'gold' ? '#ffc439' : '#fff';
  return pageOf(
    funding,
    `html, body { margin: 0; height: 100%; } button { box-sizing: border-box; width: 100%; height: 100%; border: 1px solid #cbc8bf; border-radius: 3px; background: ${colour}; color: #16181d; font: 600 1rem system-ui, sans-serif; cursor: pointer; outline-offset: -4px; }`,
    `<button type="button">${labels[funding] ?? funding}</button>`,
    'button',
  );
}
