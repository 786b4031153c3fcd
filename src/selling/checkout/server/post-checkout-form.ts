import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import { showFieldsField } from '#customers/registration/rules/registration-form.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { changeVatField, validateVatField } from '#pricing/vat/rules/vat-actions.ts';
import type { VatFieldStatus } from '#pricing/vat/rules/vat-field.ts';
import { applyAndSay, type CouponOutcome } from '#selling/cart/server/coupons/coupon-outcome.ts';
import { couponFields } from '#selling/coupons/rules/coupon-actions.ts';
import { processCheckoutAction, processCheckoutField, updateTotalsField } from '../rules/checkout-actions.ts';
import { type CheckoutForm, readCheckoutForm } from '../rules/checkout-form.ts';
import { checkoutProblems } from './checkout-problems.ts';
import { askApproval } from './payment/ask-approval.ts';
import { pathAfter } from './payment/path-after.ts';
import { placeOrder } from './place-order.ts';
import { type CheckoutPage, readCheckoutPage } from './read-checkout-page.ts';
import { forgetVatCookies, validateVatNumber } from './vat-claims/validate-vat-number.ts';

export type CheckoutOutcome =
  | { readonly kind: 'placed'; readonly path: string }
  | { readonly kind: 'page'; readonly page: CheckoutPage; readonly problems: readonly CheckoutProblem[] };

/** The checkout form posted without scripts: places the order, or shows the page again with what is wrong (wire 2.1). */
export async function postCheckoutForm(toolbox: Toolbox, fields: PostedFields): Promise<CheckoutOutcome> {
  const words = messagesFor(toolbox.visitor.audience.locale);
  const form = readCheckoutForm(fields, buysAsCompany(toolbox.visitor));
  const again = async (
    problems: readonly CheckoutProblem[],
    from: {
      readonly form?: CheckoutForm;
      readonly vat?: VatFieldStatus;
      readonly approveUrl?: string;
    } = {},
  ): Promise<CheckoutOutcome> => ({
    kind: 'page',
    page: await readCheckoutPage(toolbox, from.form ?? form, {
      vat: from.vat,
      approveUrl: from.approveUrl,
      cardholder: fields,
    }),
    problems,
  });
  const said = await couponWish(toolbox, fields);
  if (said) return again(said.ok ? [] : [{ field: couponFields.code, text: said.text }]);
  const vat = await vatWish(toolbox, fields, form);
  if (vat) return again([], vat);
  const onlyShows = [updateTotalsField(toolbox.wire), showFieldsField];
  if (onlyShows.some((field) => fields[field] !== undefined)) return again([]);
  const nonce = fields[processCheckoutField(toolbox.wire)] ?? '';
  if (!toolbox.nonces.check(processCheckoutAction(toolbox.wire), nonce)) {
    return again([{ field: null, text: words.checkout.errors.notProcessed }]);
  }
  const placed = await placeOrder(toolbox, form, fields.account_password);
  if (placed.ok) return { kind: 'placed', path: pathAfter(placed) };
  if (placed.error.code === 'payment-not-approved') {
    const asked = await askApproval(toolbox, fields);
    return asked.ok ? again([], { approveUrl: asked.approveUrl }) : again(asked.problems);
  }
  return again(checkoutProblems(words, placed.error, form, toolbox.visitor.audience.locale));
}

/** The VAT number validated, or taken back, where its button was pressed; without a number the button orders like any other. */
async function vatWish(
  toolbox: Toolbox,
  fields: PostedFields,
  form: CheckoutForm,
): Promise<{ readonly form?: CheckoutForm; readonly vat?: VatFieldStatus } | null> {
  const { invoice, billing } = form;
  if (!invoice?.vatNumber) return null;
  if (fields[changeVatField] !== undefined) {
    forgetVatCookies(toolbox);
    return { form: { ...form, invoice: { ...invoice, vatNumber: '' } } };
  }
  if (fields[validateVatField] === undefined) return null;
  return { vat: await validateVatNumber(toolbox, { vat: invoice.vatNumber, country: billing.country }) };
}

/** A code that was typed, where its button or the one that refreshes the summary was pressed; null where there is none. */
async function couponWish(toolbox: Toolbox, fields: PostedFields): Promise<CouponOutcome | null> {
  const code = fields[couponFields.code] ?? '';
  const pressed = fields[couponFields.button] !== undefined;
  const refreshed = fields[updateTotalsField(toolbox.wire)] !== undefined && code.trim() !== '';
  return pressed || refreshed ? applyAndSay(toolbox, { code, billingEmail: fields.billing_email }) : null;
}
