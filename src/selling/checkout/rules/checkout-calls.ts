import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import type { CheckoutReply, OrderReviewReply } from './checkout-replies.ts';

/** The pieces of the page that a refresh replaces, by selector. */
export const reviewTableSelector = ({ platform }: Pick<WirePrefixes, 'platform'>) =>
  `.${platform}-checkout-review-order-table`;
export const paymentSelector = ({ platform }: Pick<WirePrefixes, 'platform'>) =>
  `.${platform}-checkout-payment`;

/** The fields of `update_order_review` as the checkout form's values make them. */
export function orderReviewFields(form: PostedFields, nonce: string): Record<string, string> {
  const value = (name: string) => form[name] ?? '';
  const shipTo = value('ship_to_different_address') === '' ? 'billing' : 'shipping';
  const part = (from: string, prefix: string) => ({
    [`${prefix}country`]: value(`${from}_country`),
    [`${prefix}state`]: value(`${from}_state`),
    [`${prefix}postcode`]: value(`${from}_postcode`),
    [`${prefix}city`]: value(`${from}_city`),
    [`${prefix}address`]: value(`${from}_address_1`),
    [`${prefix}address_2`]: value(`${from}_address_2`),
  });
  return {
    security: nonce,
    payment_method: value('payment_method'),
    ...(value(shippingMethodField) === '' ? {} : { [shippingMethodField]: value(shippingMethodField) }),
    vat_number:
      value('invoice_wanted') !== '' && value('invoice_kind') === 'business'
        ? value('invoice_vat_number')
        : '',
    ...part('billing', ''),
    ...part(shipTo, 's_'),
  };
}

const isObject = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null;

/** Whether an answer is one of a refresh; one for an emptied cart has no summary. */
export function isOrderReviewReply(answer: unknown): answer is OrderReviewReply {
  return isObject(answer) && 'review' in answer && isObject(answer.review) && 'problems' in answer;
}

export function isCheckoutReply(answer: unknown): answer is CheckoutReply {
  if (!isObject(answer) || !('result' in answer)) return false;
  if (answer.result === 'success') return 'redirect' in answer && typeof answer.redirect === 'string';
  return answer.result === 'failure' && 'problems' in answer && Array.isArray(answer.problems);
}
