import type { AddressKind } from '#foundation/addresses/rules/address.ts';
import { subtractCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import type { CheckoutForm, FormProblem, NewAccountProblem } from '#selling/checkout/rules/checkout-form.ts';
import { checkoutProblems } from '#selling/checkout/server/checkout-problems.ts';
import type { PlaceOrderError } from '#selling/checkout/server/place-order.ts';
import { cartMethodIds } from '#selling/payments/rules/payment-methods.ts';
import { paymentRefusal } from '#selling/payments/rules/payment-refusal.ts';
import type { PaymentOccasion, PaymentTerms } from '#selling/payments/rules/payment-terms.ts';
import { paymentRefusalSentence } from '#selling/payments/server/payment-refusal-sentence.ts';
import { invalidArguments } from '../../parse-arguments.ts';
import type { CartAnswer } from '../cart/run-cart-call.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { refuseCart, refuseCoupons } from './cart-refusals.ts';

/** Why an order was not placed, as a Store API error: problems of the cart first, then of the payment, then of the fields (wire 1.4). */
export async function refuseOrder(
  ctx: RequestContext,
  error: PlaceOrderError,
  form: CheckoutForm,
): Promise<CartAnswer> {
  if (error.code === 'may-not-buy') {
    const [problem] = checkoutProblems(messagesFor(ctx.visitor.audience.locale), error, form);
    const code = '{platform}_rest_checkout_not_allowed';
    return { response: storeError(ctx, code, escapeHtml(problem?.text ?? ''), 403) };
  }
  const problems = error.code === 'cart-problems' ? error.problems : [];
  const ofCart = (await refuseCoupons(ctx, problems)) ?? (await refuseCart(ctx, problems));
  if (ofCart) return ofCart;
  const { paymentTerms, totals } = await readPricedCart(ctx);
  // Where the order goes says the request: the cart of an order that was refused stays as it was.
  const occasion = {
    country: form.shipping.country,
    goods: totals.items.net,
    total: subtractCents(totals.total, totals.fees.gross),
  };
  const payment = refusePayment(ctx, form.paymentMethod, paymentTerms, occasion);
  if (payment) return { response: payment };
  if (error.code === 'form') return { response: refuseForm(ctx, error.problems, form) };
  const { locale } = ctx.visitor.audience;
  const [problem] = checkoutProblems(messagesFor(locale), error, form, locale);
  const code = refusalCodes[error.code] ?? '{platform}_rest_checkout_custom_validation_error';
  return { response: storeError(ctx, code, escapeHtml(problem?.text ?? ''), 400) };
}

const refusalCodes: Partial<Record<PlaceOrderError['code'], string>> = {
  'no-shipping': '{platform}_rest_invalid_shipping_option',
  'shipping-gone': '{platform}_rest_invalid_shipping_option',
  'payment-not-approved': '{platform}_rest_checkout_process_payment_error',
  'insufficient-credit': '{platform}_rest_checkout_process_payment_error',
};

/** The refusal of an order without a payment method, or with one that is not offered for it; null where the method is right. */
export function refusePayment(
  ctx: RequestContext,
  paymentMethod: string,
  terms: PaymentTerms,
  occasion: PaymentOccasion,
): Response | null {
  const { missingPayment } = storeWords(ctx);
  if (paymentMethod === '') {
    return storeError(ctx, '{platform}_rest_checkout_missing_payment_method', missingPayment, 400);
  }
  const method = cartMethodIds.find((id) => id === paymentMethod);
  const refusal = method ? paymentRefusal(terms, occasion, method) : ({ code: 'not-offered' } as const);
  if (!refusal) return null;
  const sentence = paymentRefusalSentence(refusal, ctx.visitor.audience.locale);
  return storeError(ctx, '{platform}_rest_checkout_payment_method_disabled', escapeHtml(sentence), 400);
}

const accountRefusals: Readonly<Record<NewAccountProblem, string>> = {
  'email-taken': 'registration-error-email-exists',
  'password-missing': 'registration-error-missing-password',
  'password-too-long': 'registration-error-invalid-password',
  'password-weak': 'registration-error-weak-password',
  busy: 'registration-error-busy',
};

function refuseForm(ctx: RequestContext, problems: readonly FormProblem[], form: CheckoutForm): Response {
  const words = messagesFor(ctx.visitor.audience.locale);
  const say = (problem: FormProblem) =>
    escapeHtml(checkoutProblems(words, { code: 'form', problems: [problem] }, form).at(-1)?.text ?? '');
  const ofEmail = problems.find((one) => one.code === 'address' && one.problem.field === 'email');
  if (ofEmail?.code === 'address') {
    const code = ofEmail.problem.code === 'required' ? 'missing_email_address' : 'invalid_email_address';
    return storeError(ctx, `{platform}_rest_${code}`, say(ofEmail), 400);
  }
  const errors: Partial<Record<AddressKind, readonly string[]>> = {};
  for (const problem of problems) {
    if (problem.code === 'address') errors[problem.kind] = [...(errors[problem.kind] ?? []), say(problem)];
  }
  const [first] = Object.values(errors).flat();
  if (first !== undefined) {
    return storeError(ctx, '{platform}_rest_invalid_address', first, 400, { errors });
  }
  const [other] = problems;
  if (other?.code === 'account') {
    const status = other.problem === 'busy' ? 503 : 400;
    return storeError(ctx, accountRefusals[other.problem], say(other), status);
  }
  const name = other?.code === 'note-too-long' ? 'customer_note' : 'additional_fields';
  const fault = { code: '{platform}_required_checkout_field', message: other ? say(other) : '' };
  return invalidArguments(ctx, {
    [name]: { ...fault, code: fault.code.replace('{platform}', ctx.wire.platform) },
  });
}
