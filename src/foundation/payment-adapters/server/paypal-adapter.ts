import type {
  PaymentAdapter,
  PaymentToStart,
  ProviderAnswer,
  ProviderScript,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import { type PolicySources, sourcesOf } from '#foundation/payment-provider/rules/policy-sources.ts';
import type { Purchase } from '#foundation/payment-provider/rules/purchase.ts';
import { isAddressIssue } from '#foundation/payment-provider/rules/purchase-shipping.ts';
import { purchaseUnit } from '#foundation/payment-provider/rules/purchase-unit.ts';
import { mapAnswer, refused, unanswered } from '#foundation/services/call-provider.ts';
import type { PaypalApi } from '#foundation/services/paypal/paypal-api.ts';
import { paypalNotice } from './paypal-notice.ts';
import { paymentFromPaypal, refundFromPaypal, storedFromPaypal } from './paypal-payment.ts';

// What PayPal's documentation asks for, without Venmo, which is not offered in Italy: sandbox, statistics and pictures have hosts of their own.
const paypalSources = sourcesOf('https://*.paypal.com', 'https://*.paypalobjects.com');

// Of Google's documentation, integration guides and the manifest of its payment handler; the picture of the button comes from gstatic.com.
const googleSources: PolicySources = {
  'script-src': ['https://pay.google.com'],
  'style-src': [],
  'frame-src': ['https://pay.google.com'],
  'connect-src': ['https://pay.google.com', 'https://google.com', 'https://www.google.com'],
  'img-src': ['https://www.gstatic.com'],
};

function googlePolicyOf(address: string): PolicySources {
  const { hostname, origin } = new URL(address);
  return hostname === 'pay.google.com' ? googleSources : sourcesOf(origin);
}

const sources = ['card', 'applepay', 'googlepay'] as const;

/** A script that is named by a variable comes with everything from one origin. */
function policyOf(scriptAddress: string): PolicySources {
  const script = URL.parse(scriptAddress);
  if (!script) return sourcesOf();
  return script.hostname.endsWith('.paypal.com') ? paypalSources : sourcesOf(script.origin);
}

const localeOf = (locale: 'it' | 'en') => (locale === 'it' ? 'it-IT' : 'en-GB');

/**
 * PayPal by its REST interface: an order is made there, the buyer approves it on a page of PayPal, and the money is captured when the
 * order of the shop is confirmed. A card is typed into PayPal's fields where its script runs in the shop's pages, from `scriptAddress`. An
 * address that PayPal refuses is left out: the shop has it.
 */
export function paypalAdapter(
  api: PaypalApi,
  scriptAddress = '',
  googlePay?: Pick<NonNullable<ProviderScript['googlePay']>, 'address' | 'environment'>,
): PaymentAdapter {
  async function create(payment: PaymentToStart, token?: string) {
    const { key, source, purchase, shipFrom, save } = payment;
    const order = {
      requestId: key,
      source: sources.find((name) => name === source) ?? 'wallet',
      cardholder: payment.cardholder,
      locale: localeOf(payment.locale),
      brandName: purchase.shopName,
      returnUrl: payment.returnUrl,
      cancelUrl: payment.cancelUrl,
      ...(save ? { saveFor: save.customer } : {}),
      ...(token === undefined ? {} : { token }),
    } as const;
    const made = await api.createOrder({ ...order, shipFrom, unit: purchaseUnit(purchase) });
    const isAboutAddress = !made.ok && made.fault.kind === 'refused' && isAddressIssue(made.fault.issue);
    if (!isAboutAddress || !purchase.shipTo) return made;
    const { shipTo: _, ...unaddressed } = purchase;
    return api.createOrder({
      ...order,
      requestId: `${key}-unaddressed`,
      shipFrom: 'none',
      unit: purchaseUnit(unaddressed),
    });
  }

  async function changeBeforeCapture(id: string, purchase: Purchase): Promise<ProviderAnswer<null>> {
    const changed = await api.changeOrder(id, purchaseUnit(purchase));
    if (changed.ok || !purchase.shipTo || !isAddressIssue(changed.fault.issue)) return changed;
    const { shipTo: _, ...unaddressed } = purchase;
    return api.changeOrder(id, purchaseUnit(unaddressed));
  }

  return {
    code: 'paypal',
    refundDays: 180,
    async start(payment) {
      const made = await create(payment);
      if (!made.ok) return made;
      const { id, approveUrl, amount } = made.value;
      if (payment.inFields && scriptAddress !== '')
        return { ok: true, value: { id, amount, next: { kind: 'fields' } } };
      if (approveUrl === null) return refused('ANOTHER_ORDER');
      return { ok: true, value: { id, amount, next: { kind: 'redirect', url: approveUrl } } };
    },
    fetch: async ({ id }) => mapAnswer(await api.getOrder(id), paymentFromPaypal),
    change: ({ id }, purchase) => api.changeOrder(id, purchaseUnit(purchase)),
    async capture({ id }, { key, purchase, found }) {
      const changed = await changeBeforeCapture(id, purchase);
      if (!changed.ok) {
        // If only the order's number is missing at PayPal, that does not prevent the capture.
        const isSame = found.amount === purchase.total && found.currency === 'EUR';
        if (changed.fault.kind === 'unanswered' || !isSame) return changed;
      }
      const answer = await api.capture(id, key);
      if (answer.ok || answer.fault.issue !== 'ORDER_ALREADY_CAPTURED') {
        return mapAnswer(answer, paymentFromPaypal);
      }
      const order = await api.getOrder(id);
      return order.ok ? mapAnswer(order, paymentFromPaypal) : unanswered(answer.fault.issue);
    },
    refund: async (_, { captureId, amount, key, note }) =>
      mapAnswer(await api.refund(captureId, { amount, requestId: key, note }), refundFromPaypal),
    fetchRefund: async (_, refundId) => mapAnswer(await api.getRefund(refundId), refundFromPaypal),
    readNotice: (message) => paypalNotice(api, message),
    vault: {
      async begin({ key, source, customer, shopName, locale, returnUrl, cancelUrl }) {
        const begun = await api.createSetup({
          requestId: key,
          source: source === 'card' ? 'card' : 'wallet',
          customerId: customer,
          locale: localeOf(locale),
          brandName: shopName,
          returnUrl,
          cancelUrl,
        });
        return mapAnswer(begun, ({ id, customerId, approveUrl }) => ({
          id,
          customer: customerId,
          next: approveUrl === null ? { kind: 'fields' } : { kind: 'redirect', url: approveUrl },
        }));
      },
      finish: async ({ id, key }) => mapAnswer(await api.createToken(id, `${key}-token`), storedFromPaypal),
      async charge(payment, { token }) {
        const made = await create(payment, token);
        return mapAnswer(made, ({ id, amount, approveUrl, status }) => {
          const asks = status === 'PAYER_ACTION_REQUIRED' && approveUrl !== null;
          return { id, amount, next: asks ? { kind: 'redirect', url: approveUrl } : { kind: 'nothing' } };
        });
      },
      has: ({ token }) => api.hasToken(token),
      remove: ({ token }) => api.deleteToken(token),
      reaches: () => true,
    },
    script: {
      address: scriptAddress,
      policy: policyOf(scriptAddress),
      ...(googlePay ? { googlePay: { ...googlePay, policy: googlePolicyOf(googlePay.address) } } : {}),
      clientId: api.clientId,
      token: () => api.clientToken(),
    },
  };
}
