import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import { showFieldsField } from '#customers/registration/rules/registration-form.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { changeVatField, validateVatField } from '#pricing/vat/rules/vat-actions.ts';
import type { VatFieldStatus } from '#pricing/vat/rules/vat-field.ts';
import { applyAndSay, type CouponOutcome } from '#selling/cart/server/coupons/coupon-outcome.ts';
import { couponFields } from '#selling/coupons/rules/coupon-actions.ts';
import { processCheckoutAction, processCheckoutField, updateTotalsField } from '../rules/checkout-actions.ts';
import { type CheckoutForm, readCheckoutForm } from '../rules/checkout-form.ts';
import { checkoutProblems } from './checkout-problems.ts';
import { askApproval } from './payment/ask-approval.ts';
import { pathAfterForm, pathForForm } from './payment/continue-payment.ts';
import { chosenSaved, payPlacedWithSaved } from './payment/pay-with-saved.ts';
import { placeOrder } from './place-order.ts';
import { type CheckoutPage, readCheckoutPage } from './read-checkout-page.ts';
import { expireVatCookies, validateVatNumber } from './vat-claims/validate-vat-number.ts';

export type CheckoutOutcome =
  | { readonly kind: 'placed'; readonly path: string }
  | { readonly kind: 'page'; readonly page: CheckoutPage; readonly problems: readonly CheckoutProblem[] };

/** The checkout form posted without scripts: places the order, or shows the page with the problems (wire 2.1). */
export async function postCheckoutForm(ctx: RequestContext, fields: PostedFields): Promise<CheckoutOutcome> {
  const words = messagesFor(ctx.visitor.audience.locale);
  const form = readCheckoutForm(fields, buysAsCompany(ctx.visitor));
  const retry = async (
    problems: readonly CheckoutProblem[],
    from: {
      readonly form?: CheckoutForm;
      readonly vat?: VatFieldStatus;
      readonly approveUrl?: string;
    } = {},
  ): Promise<CheckoutOutcome> => ({
    kind: 'page',
    page: await readCheckoutPage(ctx, from.form ?? form, {
      vat: from.vat,
      approveUrl: from.approveUrl,
      cardholder: fields,
    }),
    problems,
  });
  const said = await couponRequest(ctx, fields);
  if (said) return retry(said.ok ? [] : [{ field: couponFields.code, text: said.text }]);
  const vat = await vatRequest(ctx, fields, form);
  if (vat) return retry([], vat);
  const onlyShows = [updateTotalsField(ctx.wire), showFieldsField];
  if (onlyShows.some((field) => fields[field] !== undefined)) return retry([]);
  const nonce = fields[processCheckoutField(ctx.wire)] ?? '';
  if (!ctx.nonces.check(processCheckoutAction(ctx.wire), nonce)) {
    return retry([{ field: null, text: words.checkout.errors.notProcessed }]);
  }
  const chosen = await chosenSaved(ctx, fields);
  if (!chosen.ok) return retry([{ field: 'payment_method', text: chosen.text }]);
  const placed = await placeOrder(ctx, form, fields.account_password, chosen.saved ? 'later' : 'given');
  if (placed.ok && chosen.saved && !placed.payment) {
    return {
      kind: 'placed',
      path: pathForForm(ctx, placed.order, await payPlacedWithSaved(ctx, placed.order, chosen.saved)),
    };
  }
  if (placed.ok) return { kind: 'placed', path: await pathAfterForm(ctx, placed, fields) };
  if (placed.error.code === 'payment-not-approved') {
    const asked = await askApproval(ctx, fields);
    return asked.ok ? retry([], { approveUrl: asked.approveUrl }) : retry(asked.problems);
  }
  return retry(checkoutProblems(words, placed.error, form, ctx.visitor.audience.locale));
}

/** Validates or removes the VAT number where its button was pressed; without a number the button places the order. */
async function vatRequest(
  ctx: RequestContext,
  fields: PostedFields,
  form: CheckoutForm,
): Promise<{ readonly form?: CheckoutForm; readonly vat?: VatFieldStatus } | null> {
  const { invoice, billing } = form;
  if (!invoice?.vatNumber) return null;
  if (fields[changeVatField] !== undefined) {
    expireVatCookies(ctx);
    return { form: { ...form, invoice: { ...invoice, vatNumber: '' } } };
  }
  if (fields[validateVatField] === undefined) return null;
  return { vat: await validateVatNumber(ctx, { vat: invoice.vatNumber, country: billing.country }) };
}

/** The typed coupon code, where its button or the refresh button was pressed; null where there is none. */
async function couponRequest(ctx: RequestContext, fields: PostedFields): Promise<CouponOutcome | null> {
  const code = fields[couponFields.code] ?? '';
  const pressed = fields[couponFields.button] !== undefined;
  const refreshed = fields[updateTotalsField(ctx.wire)] !== undefined && code.trim() !== '';
  return pressed || refreshed ? applyAndSay(ctx, { code, billingEmail: fields.billing_email }) : null;
}
