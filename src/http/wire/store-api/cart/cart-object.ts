import { readApiProducts } from '#catalogue/products/server/collections/read-api-products.ts';
import { wireFromAddress, wireFromBillingAddress } from '#foundation/addresses/rules/wire-address.ts';
import { addCents } from '#foundation/money/rules/cents.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { problemSentence } from '#selling/cart/rules/problem-sentence.ts';
import { crossSells } from '#selling/cart/server/cross-sells.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { readLineDetails } from '#selling/cart/server/read-line-details.ts';
import { showPricedCart } from '#selling/cart/server/show-cart.ts';
import { readDraft } from '#selling/checkout/server/draft/read-draft.ts';
import { type CurrencyFields, currencyFields, minorUnits } from '../currency-fields.ts';
import { productObject } from '../products/product-object.ts';
import type { StoreCart } from '../replies/store-cart.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { cartItemObject } from './cart-item-object.ts';
import { couponObjects } from './coupon-object.ts';
import type { CartAnswer } from './run-cart-call.ts';
import { shippingPackages } from './shipping-packages.ts';

/** The wire's codes for the problems of a line (wire 1.2). */
export const problemCodes = {
  'out-of-stock': 'product_out_of_stock',
  'not-enough-stock': 'product_partially_out_of_stock',
  'not-purchasable': 'product_not_purchasable',
  'offer-ended': 'product_not_purchasable',
  'quantity-refused': 'cart_item_error',
  'coupon-refused': 'cart_coupon_error',
  'below-minimum-order': 'cart_minimum_order',
} as const satisfies Record<CartProblem['code'], string>;

/** The visitor's whole cart in the shape of the Store API, and its digest (wire 1.1). */
export async function readCartObject(ctx: RequestContext): Promise<{ hash: string; object: StoreCart }> {
  const cart = await showPricedCart(ctx);
  const itemIds = cart.lines.map((line) => line.row.itemId);
  const productIds = cart.lines.map((line) => line.row.productId);
  const [details, draft, linked] = await Promise.all([
    readLineDetails(ctx, itemIds),
    readDraft(ctx),
    crossSells(ctx, productIds),
  ]);
  const crossSold = linked.length === 0 ? [] : await readApiProducts(ctx, linked);
  const { locale } = ctx.visitor.audience;
  const { platform } = ctx.wire;
  const words = messagesFor(locale);
  const currency = currencyFields(locale);
  const isFilled = cart.lines.length > 0;
  return {
    hash: cart.state.hash,
    object: {
      items: cart.lines.map((line) =>
        cartItemObject(line, details.get(line.row.itemId), currency, ctx.shopUrl),
      ),
      coupons: couponObjects(cart, currency),
      fees: feeObjects(cart, currency),
      totals: totalsObject(cart, currency, (rate) => words.cart.vat(rate), locale),
      shipping_address: wireFromAddress(draft.shipping),
      billing_address: wireFromBillingAddress(draft.billing),
      needs_payment: cart.totals.total > 0,
      needs_shipping: isFilled,
      payment_requirements: ['products'],
      has_calculated_shipping: isFilled,
      shipping_rates: shippingPackages(ctx, cart, currency),
      items_count: cart.state.count,
      items_weight: cart.lines.reduce((sum, { row }) => sum + (row.weightGrams ?? 0) * row.quantity, 0),
      cross_sells: crossSold.map((product) => productObject(ctx, product)),
      errors: cart.problems.map((problem) => ({
        code: `${platform}_rest_${problemCodes[problem.code]}`,
        message: escapeHtml(problemSentence(words, problem)),
      })),
      payment_methods: cart.paymentMethods,
      extensions: {},
    },
  };
}

/** What the way of paying adds or takes off (wire 1.1). */
function feeObjects({ fee, state }: ReadCart, currency: CurrencyFields) {
  if (!fee) return [];
  const totals = { total: minorUnits(fee.net), total_tax: minorUnits(fee.tax), ...currency };
  return [{ key: `payment-${fee.method}`, name: escapeHtml(state.fee?.title ?? ''), totals }];
}

function totalsObject(
  cart: ReadCart,
  currency: CurrencyFields,
  nameOf: (rate: string) => string,
  locale: 'it' | 'en',
) {
  const { items, shipping, fees, tax, total, taxLines } = cart.totals;
  const { discount } = cart;
  return {
    total_items: minorUnits(addCents(items.net, discount.net)),
    total_items_tax: minorUnits(addCents(items.tax, discount.tax)),
    total_fees: minorUnits(fees.net),
    total_fees_tax: minorUnits(fees.tax),
    total_discount: minorUnits(discount.net),
    total_discount_tax: minorUnits(discount.tax),
    total_shipping: shipping && minorUnits(shipping.net),
    total_shipping_tax: shipping && minorUnits(shipping.tax),
    total_price: minorUnits(total),
    total_tax: minorUnits(tax),
    tax_lines: taxLines.map((line) => ({
      name: nameOf(formatTaxRate(line.rate, locale)),
      price: minorUnits(line.tax),
      rate: formatTaxRate(line.rate, 'en'),
    })),
    ...currency,
  };
}

/** A key that is not in the cart: 409 with the cart as it is (wire 1.0, 1.2). */
export async function invalidKey(ctx: RequestContext): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  const { invalidKey: sentence } = storeWords(ctx);
  const code = '{platform}_rest_cart_invalid_key';
  return { response: storeError(ctx, code, sentence, 409, { cart: object }), hash };
}

/** The whole cart, which every change of it is answered with. */
export async function answerWithCart(ctx: RequestContext, status = 200): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  return { response: Response.json(object, { status }), hash };
}
