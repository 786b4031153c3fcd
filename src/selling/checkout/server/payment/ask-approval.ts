import type { Address } from '#foundation/addresses/rules/address.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { deviceWallets } from '#selling/payments/rules/device-wallets.ts';
import {
  isProviderMethod,
  type ProviderMethodId,
  paymentMethods,
  walletMethod,
} from '#selling/payments/rules/payment-methods.ts';
import { cardholderFields, readCardholder } from '#selling/wallet/rules/cardholder.ts';
import { paymentFaultWord } from '#selling/wallet/rules/payment-fault.ts';
import { wantsToSave } from '#selling/wallet/rules/saved-method.ts';
import {
  type StartPaymentError,
  type StartPaymentResult,
  startCartPayment,
  startOrderPayment,
} from '#selling/wallet/server/start-payment.ts';
import { readCheckoutForm } from '../../rules/checkout-form.ts';
import { cartProblems } from '../checkout-problems.ts';
import { saveForm } from '../draft/saved-form.ts';

type Refused = { readonly ok: false; readonly problems: readonly CheckoutProblem[] };
type Started = Extract<StartPaymentResult, { readonly ok: true }>;

export type StartedApproval = Started | Refused;
export type AskedApproval = (Started & { readonly approveUrl: string }) | Refused;

/**
 * Requests an approval from the provider for a checkout form, after it was validated (PAY-15), or for an order that waits for its
 * payment. The form is stored meanwhile; a card needs the name of its holder (PAY-11).
 */
export async function askApproval(
  ctx: RequestContext,
  fields: PostedFields,
  order?: OrderView,
): Promise<AskedApproval> {
  const asked = await ask(ctx, fields, { order, inFields: false });
  if (!asked.ok) return asked;
  const { id, customId, approveUrl } = asked;
  if (approveUrl !== null) return { ok: true, id, customId, approveUrl };
  throw new Error('a payment was started in fields that nobody asked for');
}

/** The same for what pays through the provider's script, a card in its fields or a wallet of the device: there is no page to go to. */
export function askApprovalInFields(
  ctx: RequestContext,
  fields: PostedFields,
  order?: OrderView,
): Promise<StartedApproval> {
  return ask(ctx, fields, { order, inFields: true });
}

async function ask(
  ctx: RequestContext,
  fields: PostedFields,
  { order, inFields }: { readonly order: OrderView | undefined; readonly inFields: boolean },
): Promise<StartedApproval> {
  const { locale } = ctx.visitor.audience;
  const method = fields.payment_method ?? '';
  if (!isProviderMethod(method)) return refuse(ctx, { code: 'not-offered' }, walletMethod);
  const cardholder = paymentMethods[method].provider?.card ? readCardholder(fields) : '';
  if (cardholder === null) {
    const text = walletFor(locale).errors['cardholder-missing'];
    return { ok: false, problems: [{ field: cardholderFields.firstName, text }] };
  }
  // A page without the form leaves the stored form unchanged.
  if (!order && fields.billing_country !== undefined) await saveForm(ctx, fields);
  const funding = fields['ppcp-funding-source'] ?? '';
  const device =
    inFields && method === walletMethod ? deviceWallets.find((name) => name === funding) : undefined;
  // The provider stores its own wallet and cards, not those of a device.
  const saves = !device && wantsToSave(fields, method);
  const payment = { method, cardholder, funding, inFields, saves, ...(device ? { device } : {}) };
  const started: StartPaymentResult = order
    ? await startOrderPayment(ctx, order, payment)
    : await startCartPayment(ctx, { ...payment, shipTo: shipToOf(fields) });
  return started.ok ? started : refuse(ctx, started.error, method);
}

/** The destination in the form; null for a page without the form, where the buyer chooses one in the wallet. */
const shipToOf = (fields: PostedFields): Address | null =>
  fields.billing_country === undefined ? null : readCheckoutForm(fields).shipping;

function refuse(ctx: RequestContext, error: StartPaymentError, method: ProviderMethodId): Refused {
  return { ok: false, problems: approvalProblems(ctx, error, method) };
}

/** The message for why no approval can be requested (PAY-26 to PAY-29). */
function approvalProblems(
  ctx: RequestContext,
  error: StartPaymentError,
  method: ProviderMethodId,
): readonly CheckoutProblem[] {
  const { locale } = ctx.visitor.audience;
  const words = messagesFor(locale);
  const field = 'payment_method';
  switch (error.code) {
    case 'cart-empty':
      return [{ field: null, text: words.checkout.emptyCart }];
    case 'cart-problems':
      return cartProblems(words, error.problems);
    case 'not-offered':
      return [{ field, text: words.payments.refused['not-offered'] }];
    case 'provider':
      return [{ field, text: walletFor(locale).errors[paymentFaultWord(method, error.issue)] }];
  }
}
