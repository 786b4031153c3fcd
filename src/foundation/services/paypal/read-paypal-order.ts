import { z } from 'zod';
import type { CardCheck, PaypalAddress, PaypalCapture, PaypalOrder, PaypalRefund } from './paypal-api.ts';
import { readTokenOfOrder } from './read-paypal-token.ts';

const refund = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  amount: z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string() }).optional(),
  custom_id: z.string().max(200).catch(''),
});

/** The provider's refund in the shop's words; null for what is none. `asked` stands in for what a short answer leaves out. */
export function readPaypalRefund(
  json: unknown,
  asked: Pick<PaypalRefund, 'amount' | 'customId'> | null = null,
): PaypalRefund | null {
  const read = refund.safeParse(json);
  if (!read.success) return null;
  const { id, status, amount: money, custom_id: customId } = read.data;
  const amount = money ? moneyCents(money.value) : (asked?.amount ?? null);
  if (amount === null) return null;
  const currency = money?.currency_code ?? 'EUR';
  return { id, status, amount, currency, customId: customId || (asked?.customId ?? '') };
}

const text = z.string().max(2000).catch('');
const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({
  id: z.string().min(1),
  status: z.enum([
    'COMPLETED',
    'DECLINED',
    'PARTIALLY_REFUNDED',
    'PENDING',
    'REFUNDED',
    'REVERSED',
    'FAILED',
  ]),
  amount: money,
});
const address = z.object({
  name: z.object({ full_name: text }).catch({ full_name: '' }),
  address: z.object({
    address_line_1: text,
    address_line_2: text,
    admin_area_2: text,
    admin_area_1: text,
    postal_code: text,
    country_code: text,
  }),
});
const unit = z.object({
  amount: money.optional(),
  shipping: address.optional().catch(undefined),
  payments: z
    .object({ captures: z.array(capture).default([]), refunds: z.array(z.unknown()).catch([]) })
    .optional(),
});
const card = z.object({
  brand: text,
  authentication_result: z
    .object({
      liability_shift: text,
      three_d_secure: z.object({ enrollment_status: text, authentication_status: text }).optional(),
    })
    .optional(),
});
/** A wallet of the buyer's device: a card, and who has it. */
const device = z.object({ name: text, email_address: text, card: card.optional() });
const order = z.looseObject({
  id: z.string().min(1).max(100),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z.array(unit).default([]),
  payer: z
    .object({ email_address: text, name: z.object({ given_name: text, surname: text }).optional() })
    .optional()
    .catch(undefined),
  payment_source: z
    .object({ card: card.optional(), apple_pay: device.optional(), google_pay: device.optional() })
    .optional()
    .catch(undefined),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

const faultShape = z.object({
  name: z.string().default(''),
  error: z.string().default(''),
  details: z.array(z.object({ issue: z.string() })).default([]),
});

/** The provider's order in the shop's words; null for what is none. */
export function readPaypalOrder(json: unknown): PaypalOrder | null {
  const read = order.safeParse(json);
  if (!read.success) return null;
  const { id, status, purchase_units: units, payer, payment_source: source, links } = read.data;
  const [first] = units;
  const wallet = source?.apple_pay ?? source?.google_pay;
  const used = source?.card ?? wallet?.card;
  const captures = units.flatMap((one) => one.payments?.captures ?? []).map(captureOf);
  const approve = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;
  return {
    id,
    status,
    approveUrl: approve !== null && /^https?:$/.test(URL.parse(approve)?.protocol ?? '') ? approve : null,
    amount: moneyCents(first?.amount?.value ?? '') ?? 0,
    currency: first?.amount?.currency_code ?? '',
    payer: {
      email: payer?.email_address || (wallet?.email_address ?? ''),
      firstName: payer?.name?.given_name ?? wallet?.name ?? '',
      lastName: payer?.name?.surname ?? '',
    },
    shipping: first?.shipping ? addressOf(first.shipping) : null,
    card: used ? cardOf(used) : null,
    stored: readTokenOfOrder(json),
    captures,
    refunds: units
      .flatMap((one) => one.payments?.refunds ?? [])
      .flatMap((one) => readPaypalRefund(one) ?? []),
    raw: read.data,
  };
}

/** The provider's own word for what went wrong: the first issue, else the name of the error; `''` where it says none. */
export function issueOf(json: unknown): string {
  const read = faultShape.safeParse(json);
  if (!read.success) return '';
  const { name, error, details } = read.data;
  return (details[0]?.issue || name || error).slice(0, 100);
}

function captureOf({ id, status, amount }: z.infer<typeof capture>): PaypalCapture {
  return { id, status, amount: moneyCents(amount.value) ?? 0, currency: amount.currency_code };
}

function addressOf({ name, address: there }: z.infer<typeof address>): PaypalAddress {
  return {
    name: name.full_name,
    address1: there.address_line_1,
    address2: there.address_line_2,
    city: there.admin_area_2,
    state: there.admin_area_1,
    postcode: there.postal_code,
    country: there.country_code,
  };
}

function cardOf({ brand, authentication_result: result }: z.infer<typeof card>): CardCheck {
  return {
    brand: brand.toLowerCase(),
    liabilityShift: result?.liability_shift ?? '',
    enrollment: result?.three_d_secure?.enrollment_status ?? '',
    authentication: result?.three_d_secure?.authentication_status ?? '',
  };
}

/** Cents as the provider writes them: `1234` is `12.34`. */
export function moneyText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** The provider's `12.34` in cents; null for anything else. */
export function moneyCents(text: string): number | null {
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const [, whole = '0', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
