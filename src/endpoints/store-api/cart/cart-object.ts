import { messagesFor } from '#messages/messages-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { emptyAddress, emptyBillingAddress } from '#shop/addresses/rules/address.ts';
import { wireFromAddress, wireFromBillingAddress } from '#shop/addresses/rules/wire-address.ts';
import type { CartProblem } from '#shop/cart/rules/cart-state.ts';
import { problemSentence } from '#shop/cart/rules/problem-sentence.ts';
import type { ReadCart } from '#shop/cart/server/read-cart.ts';
import { readLineDetails } from '#shop/cart/server/read-line-details.ts';
import { showPricedCart } from '#shop/cart/server/show-cart.ts';
import { zeroCents } from '#shop/money/rules/cents.ts';
import { offeredPaymentMethods } from '#shop/payments/rules/payment-methods.ts';
import { formatTaxRate } from '#shop/tax/rules/tax-rate.ts';
import { escapeHtml } from '../../escape-html.ts';
import { type CurrencyFields, currencyFields, minorUnits } from '../currency-fields.ts';
import { cartItemObject } from './cart-item-object.ts';
import { shippingPackages } from './shipping-packages.ts';

const problemCodes = {
  'out-of-stock': 'product_out_of_stock',
  'not-enough-stock': 'product_partially_out_of_stock',
  'not-purchasable': 'product_not_purchasable',
  'quantity-refused': 'cart_item_error',
} as const satisfies Record<CartProblem['code'], string>;

/** The visitor's cart, whole, as the Store API tells it, and its digest (wire 1.1). */
export async function readCartObject(toolbox: Toolbox) {
  const cart = await showPricedCart(toolbox);
  const details = await readLineDetails(
    toolbox,
    cart.lines.map((line) => line.row.itemId),
  );
  const { locale } = toolbox.visitor.audience;
  const { platform } = toolbox.wire;
  const words = messagesFor(locale).cart;
  const currency = currencyFields(locale);
  const isFilled = cart.lines.length > 0;
  const goesTo = { ...emptyAddress, ...cart.destination };
  const email = toolbox.visitor.person?.email ?? '';
  return {
    hash: cart.state.hash,
    object: {
      items: cart.lines.map((line) =>
        cartItemObject(line, details.get(line.row.itemId), currency, toolbox.shopUrl),
      ),
      coupons: [],
      fees: [],
      totals: totalsObject(cart, currency, (rate) => words.vat(rate), locale),
      shipping_address: wireFromAddress(goesTo),
      billing_address: wireFromBillingAddress({ ...emptyBillingAddress, ...cart.destination, email }),
      needs_payment: cart.totals.total > 0,
      needs_shipping: isFilled,
      payment_requirements: ['products'],
      has_calculated_shipping: isFilled,
      shipping_rates: shippingPackages(toolbox, cart, currency),
      items_count: cart.state.count,
      items_weight: cart.lines.reduce((sum, { row }) => sum + row.weightGrams * row.quantity, 0),
      cross_sells: [],
      errors: cart.problems.map((problem) => ({
        code: `${platform}_rest_${problemCodes[problem.code]}`,
        message: escapeHtml(problemSentence(words, problem)),
      })),
      payment_methods: isFilled ? offeredPaymentMethods(toolbox.settings, cart.destination.country) : [],
      extensions: {},
    },
  };
}

function totalsObject(
  cart: ReadCart,
  currency: CurrencyFields,
  nameOf: (rate: string) => string,
  locale: 'it' | 'en',
) {
  const { items, shipping, tax, total, taxLines } = cart.totals;
  const nothing = minorUnits(zeroCents);
  return {
    total_items: minorUnits(items.net),
    total_items_tax: minorUnits(items.tax),
    total_fees: nothing,
    total_fees_tax: nothing,
    total_discount: nothing,
    total_discount_tax: nothing,
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
