import { randomUUID } from 'node:crypto';
import type { CardUsed } from '../a-payment-provider.ts';
import type { Capture, Money, StoredOrder, StoredRefund, Unit } from './stored-order.ts';
import { vaultLedger } from './vault-ledger.ts';

/** Where the buyer has things sent, unless they choose otherwise. */
export const buyersAddress = {
  name: { full_name: 'Mario Rossi' },
  address: {
    address_line_1: 'Via del Corso 1',
    admin_area_2: 'Roma',
    admin_area_1: 'RM',
    postal_code: '00186',
    country_code: 'IT',
  } as Record<string, string>,
};

type Done = { readonly status: number; readonly value: unknown };

export type ProviderLedger = ReturnType<typeof providerLedger>;

const cents = ({ value }: Money) => Math.round(Number(value) * 100);
const refuse = (issue: string, status = 422): Done => ({
  status,
  value: {
    name: 'UNPROCESSABLE_ENTITY',
    message: issue,
    debug_id: 'd2',
    details: [{ issue, description: issue }],
  },
});

/** What the provider keeps: orders, captures and refunds, each done once for its request id, with its own checks of the sums. */
export function providerLedger(url: string) {
  const orders = new Map<string, StoredOrder>();
  const done = new Map<string, Done>();
  const refunds: { id: string; captureId: string; amount: number; stored: StoredRefund }[] = [];
  // No two providers give the same id.
  const nextId = (kind: string) => `${kind}${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;

  const once = (requestId: string, act: () => Done): Done => {
    const before = requestId === '' ? undefined : done.get(requestId);
    if (before) return { ...before, status: 200 };
    const now = act();
    if (requestId !== '' && now.status < 300) done.set(requestId, now);
    return now;
  };

  function sumsProblem({ amount, items }: Unit): string | null {
    const { item_total: goods, tax_total: tax, shipping, handling, discount } = amount.breakdown ?? {};
    const part = (money: Money | undefined) => (money ? cents(money) : 0);
    const sum = part(goods) + part(tax) + part(shipping) + part(handling) - part(discount);
    if (amount.breakdown && sum !== cents(amount)) return 'AMOUNT_MISMATCH';
    const ofItems = items?.reduce((all, item) => all + cents(item.unit_amount) * Number(item.quantity), 0);
    return ofItems !== undefined && ofItems !== part(goods) ? 'ITEM_TOTAL_MISMATCH' : null;
  }

  function findCapture(id: string) {
    for (const { purchase_units: units } of orders.values()) {
      for (const { payments } of units) {
        const capture = payments?.captures.find((one) => one.id === id);
        if (payments && capture) return { payments, capture };
      }
    }
    return null;
  }

  const givenOf = (captureId: string) =>
    refunds
      .filter((one) => one.captureId === captureId && ['COMPLETED', 'PENDING'].includes(one.stored.status))
      .reduce((sum, { amount }) => sum + amount, 0);

  /** What is wrong with where the goods go; `SET_PROVIDED_ADDRESS` wants an address, and each one a country, a city and a postcode. */
  function addressProblem({ shipping }: Unit, preference: string | undefined): string | null {
    if (!shipping) return preference === 'SET_PROVIDED_ADDRESS' ? 'MISSING_SHIPPING_ADDRESS' : null;
    const { country_code: country, admin_area_2: city, postal_code: postcode } = shipping.address;
    if (!/^[A-Z]{2}$/.test(country ?? '')) return 'SHIPPING_ADDRESS_INVALID';
    if (!city) return 'CITY_REQUIRED';
    return postcode ? null : 'POSTAL_CODE_REQUIRED';
  }

  const vault = vaultLedger(url, once);

  /** What is paid with a payment token is taken at once, unless the bank wants to be asked. */
  function charge(order: StoredOrder): Done | null {
    const charged = vault.charge(order.payment_source);
    if (charged === null || charged.issue !== '') return charged && refuse(charged.issue);
    order.payment_source = charged.source;
    if (charged.asks) return null;
    order.links = [];
    order.status = 'APPROVED';
    take(order, 'COMPLETED');
    return null;
  }

  function take(order: StoredOrder, status: string): void {
    const [unit] = order.purchase_units;
    if (!unit) return;
    const { currency_code, value } = unit.amount;
    const amount = { currency_code, value };
    order.status = 'COMPLETED';
    unit.payments = { captures: [{ id: nextId('CAPTURE'), status, amount, final_capture: true }] };
    if (status !== 'DECLINED') order.payment_source = vault.store(order.id, order.payment_source);
  }

  const shown = ({ returnUrl: _, cancelUrl: __, ...order }: StoredOrder) => structuredClone(order);

  return {
    orders,
    refunds,
    vault,
    // biome-ignore lint/suspicious/noExplicitAny: whatever a caller sends
    create(said: any, requestId: string): Done {
      return once(requestId, () => {
        const [unit] = said.purchase_units ?? [];
        if (said.intent !== 'CAPTURE' || !unit || unit.amount.currency_code !== 'EUR') {
          return refuse('INVALID_CURRENCY_CODE');
        }
        if (said.payment_source && requestId === '') return refuse('MISSING_REQUEST_ID', 400);
        const problem = sumsProblem(unit);
        if (problem) return refuse(problem);
        // Apple Pay's order says nothing of what pays.
        const { card, paypal } = said.payment_source ?? {};
        const {
          return_url: returnUrl = '',
          cancel_url: cancelUrl = '',
          shipping_preference: preference,
        } = (card ?? paypal)?.experience_context ?? {};
        const incomplete = addressProblem(unit, preference);
        if (incomplete) return refuse(incomplete);
        const id = nextId('ORDER');
        const links = [{ rel: 'payer-action', href: `${url}/checkoutnow?token=${id}`, method: 'GET' }];
        const order: StoredOrder = {
          id,
          intent: 'CAPTURE',
          status: card || paypal ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
          purchase_units: [unit],
          payment_source: said.payment_source ?? {},
          links,
          returnUrl,
          cancelUrl,
        };
        const refused = charge(order);
        if (refused) return refused;
        vault.requestStoring(id, order.payment_source);
        orders.set(id, order);
        return { status: 201, value: shown(order) };
      });
    },
    get(id: string): Done {
      const order = orders.get(id);
      return order ? { status: 200, value: shown(order) } : refuse('INVALID_RESOURCE_ID', 404);
    },
    // biome-ignore lint/suspicious/noExplicitAny: whatever a caller sends
    patch(id: string, said: any): Done {
      const order = orders.get(id);
      if (!order) return refuse('INVALID_RESOURCE_ID', 404);
      if (order.status === 'COMPLETED') return refuse('ORDER_ALREADY_COMPLETED');
      const [{ op, path, value }] = said;
      if (op !== 'replace' || path !== "/purchase_units/@reference_id=='default'") {
        return refuse('NOT_PATCHABLE');
      }
      const problem = sumsProblem(value) ?? addressProblem(value, undefined);
      if (problem) return refuse(problem);
      order.purchase_units = [value];
      return { status: 204, value: null };
    },
    approve(id: string, card?: CardUsed, chosen = buyersAddress): StoredOrder {
      const order = orders.get(id);
      if (!order) throw new Error(`the provider has no order ${id}`);
      order.status = 'APPROVED';
      const preference = order.payment_source.paypal?.experience_context?.shipping_preference;
      const [unit] = order.purchase_units;
      // From the buyer's own addresses, where the shop has left the choice to them.
      if (unit && preference === 'GET_FROM_FILE') unit.shipping = structuredClone(chosen);
      order.payer = {
        email_address: 'mario.rossi@example.it',
        name: { given_name: 'Mario', surname: 'Rossi' },
      };
      order.links = [];
      if (card) {
        const { brand, last_digits = '4242', expiry = '2030-01', liability_shift } = card;
        const { enrollment_status, authentication_status } = card;
        const three = { enrollment_status, authentication_status };
        order.payment_source = {
          card: {
            brand,
            last_digits,
            expiry,
            ...(liability_shift === undefined
              ? {}
              : { authentication_result: { liability_shift, three_d_secure: three } }),
          },
        };
      }
      return order;
    },
    capture(id: string, requestId: string, status: string): Done {
      return once(requestId, () => {
        const order = orders.get(id);
        const [unit] = order?.purchase_units ?? [];
        if (!order || !unit) return refuse('INVALID_RESOURCE_ID', 404);
        if (order.status === 'COMPLETED') return refuse('ORDER_ALREADY_CAPTURED');
        if (order.status !== 'APPROVED') return refuse('ORDER_NOT_APPROVED');
        take(order, status);
        return { status: 201, value: shown(order) };
      });
    },
    /** what becomes of a capture later */
    settle(orderId: string, status: string): Capture {
      const capture = orders.get(orderId)?.purchase_units[0]?.payments?.captures[0];
      if (!capture) throw new Error(`the provider has taken nothing for ${orderId}`);
      capture.status = status;
      return capture;
    },
    // biome-ignore lint/suspicious/noExplicitAny: whatever a caller sends
    refund(captureId: string, said: any, requestId: string, status = 'COMPLETED'): Done {
      return once(requestId, () => {
        const found = findCapture(captureId);
        if (!found) return refuse('INVALID_RESOURCE_ID', 404);
        const { capture, payments } = found;
        const left = cents(capture.amount) - givenOf(captureId);
        const amount: Money = said.amount ?? { ...capture.amount, value: (left / 100).toFixed(2) };
        if (amount.currency_code !== capture.amount.currency_code) return refuse('REFUND_CURRENCY_MISMATCH');
        if (left === 0) return refuse('CAPTURE_FULLY_REFUNDED');
        if (cents(amount) > left) return refuse('REFUND_AMOUNT_EXCEEDED');
        const id = nextId('REFUND');
        const { custom_id, note_to_payer } = said;
        const stored: StoredRefund = {
          id,
          status,
          amount,
          ...(custom_id === undefined ? {} : { custom_id }),
          ...(note_to_payer === undefined ? {} : { note_to_payer }),
          links: [
            { rel: 'self', href: `${url}/v2/payments/refunds/${id}`, method: 'GET' },
            { rel: 'up', href: `${url}/v2/payments/captures/${captureId}`, method: 'GET' },
          ],
        };
        refunds.push({ id, captureId, amount: cents(amount), stored });
        payments.refunds = [...(payments.refunds ?? []), stored];
        capture.status = givenOf(captureId) === cents(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
        return { status: 201, value: structuredClone(stored) };
      });
    },
    getRefund(id: string): Done {
      const found = refunds.find((one) => one.id === id);
      return found
        ? { status: 200, value: structuredClone(found.stored) }
        : refuse('INVALID_RESOURCE_ID', 404);
    },
    getCapture(id: string): Done {
      const found = findCapture(id);
      return found
        ? { status: 200, value: structuredClone(found.capture) }
        : refuse('INVALID_RESOURCE_ID', 404);
    },
    /** what becomes of a refund later; one that fails gives nothing back */
    settleRefund(id: string, status: string): StoredRefund {
      const found = refunds.find((one) => one.id === id);
      if (!found) throw new Error(`the provider has no refund ${id}`);
      found.stored.status = status;
      return found.stored;
    },
    /** what a merchant gives back in the provider's own panel */
    refundByMerchant(orderId: string, euro: string, status = 'COMPLETED'): StoredRefund {
      const capture = orders.get(orderId)?.purchase_units[0]?.payments?.captures[0];
      if (!capture) throw new Error(`the provider has taken nothing for ${orderId}`);
      const amount = { currency_code: capture.amount.currency_code, value: euro };
      const done = this.refund(capture.id, { amount }, '', status);
      const stored = refunds.at(-1)?.stored;
      if (done.status !== 201 || !stored) throw new Error(JSON.stringify(done.value));
      return stored;
    },
  };
}
