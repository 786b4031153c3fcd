import { z } from 'zod';
import type { PaypalSetup, PaypalToken } from './paypal-api.ts';

const text = z.string().max(300).catch('');
const id = z.string().min(1).max(200);
const customer = z.object({ id: text }).catch({ id: '' });
const card = z.object({
  brand: text,
  last_digits: z
    .string()
    .regex(/^\d{2,4}$/)
    .catch(''),
  expiry: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .catch(''),
});
const wallet = z.object({ email_address: text });

const token = z.object({
  id,
  customer,
  payment_source: z
    .object({ card: card.optional(), paypal: wallet.optional() })
    .refine((source) => source.card !== undefined || source.paypal !== undefined),
});
// An order says it among the attributes of what paid; VAULTED is done, APPROVED is still to be done.
const vaulted = z.object({ vault: z.object({ id, status: z.literal('VAULTED').optional(), customer }) });
const ofOrder = z.object({
  payment_source: z.object({
    card: card.extend({ attributes: vaulted }).optional().catch(undefined),
    paypal: wallet.extend({ attributes: vaulted }).optional().catch(undefined),
  }),
});
const setup = z.object({
  id,
  customer,
  links: z.array(z.object({ rel: z.string(), href: z.string() })).catch([]),
});

type Card = z.infer<typeof card>;
type Wallet = z.infer<typeof wallet>;

const none = { brand: '', lastDigits: '', expiry: '', email: '' };

function shownOf(paid: { readonly card?: Card | undefined; readonly paypal?: Wallet | undefined }) {
  if (paid.card) {
    const { brand, last_digits: lastDigits, expiry } = paid.card;
    return { ...none, source: 'card', brand: brand.toLowerCase(), lastDigits, expiry } as const;
  }
  return { ...none, source: 'wallet', email: paid.paypal?.email_address ?? '' } as const;
}

/** A payment token as the vault shows it; null for what is none. */
export function readPaypalToken(json: unknown): PaypalToken | null {
  const read = token.safeParse(json);
  if (!read.success) return null;
  const { id: found, customer: of, payment_source: source } = read.data;
  return { id: found, customerId: of.id, ...shownOf(source) };
}

/** The payment token that was made with an order; null while there is none. */
export function readTokenOfOrder(json: unknown): PaypalToken | null {
  const read = ofOrder.safeParse(json);
  if (!read.success) return null;
  const { payment_source: source } = read.data;
  const { vault } = (source.card ?? source.paypal)?.attributes ?? {};
  return vault ? { id: vault.id, customerId: vault.customer.id, ...shownOf(source) } : null;
}

/** What was begun at the vault; null for what is none. */
export function readPaypalSetup(json: unknown): PaypalSetup | null {
  const read = setup.safeParse(json);
  if (!read.success) return null;
  const { id: found, customer: of, links } = read.data;
  const href = links.find(({ rel }) => rel === 'approve')?.href ?? '';
  const isAddress = /^https?:$/.test(URL.parse(href)?.protocol ?? '');
  return { id: found, customerId: of.id, approveUrl: isAddress ? href : null };
}
