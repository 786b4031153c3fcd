import { type Cents, subtractCents } from '#foundation/money/rules/cents.ts';
import { addTaxed, type TaxedAmount } from '#pricing/tax/rules/split-tax.ts';
import { type CartDiscounts, discountCart, noDiscounts } from '#selling/coupons/rules/discount-cart.ts';
import { type PaymentFee, paymentFee } from '#selling/payments/rules/payment-fee.ts';
import { cartMethodIds, type PaymentMethodId } from '#selling/payments/rules/payment-methods.ts';
import type { PaymentRefusal } from '#selling/payments/rules/payment-refusal.ts';
import { offeredPaymentMethods, paymentRefusal } from '#selling/payments/rules/payment-refusal.ts';
import type { PaymentTerms } from '#selling/payments/rules/payment-terms.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';
import {
  collectsAtShop,
  type ShippingAnswer,
  type ShippingOption,
  type ShippingTerms,
  shippingFor,
} from '#selling/shipping/rules/shipping-for.ts';
import { type CouponsInCart, cartToDiscount, discountLine } from './cart-coupons.ts';
import type { CartRow } from './cart-row.ts';
import type { CartProblem } from './cart-state.ts';
import { type CartTotals, cartTotals, type LineTotal } from './cart-totals.ts';
import { type PricedLine, priceRows, type RowsQuestion, rowProblems } from './price-rows.ts';

export type PricedCart = {
  readonly lines: readonly PricedLine[];
  readonly totals: CartTotals;
  /** sum of the lines before coupons, in cents in the buyer's mode */
  readonly subtotal: Cents;
  readonly discounts: CartDiscounts;
  readonly discount: TaxedAmount;
  readonly shippingOptions: readonly ShippingOption[];
  readonly shipping: ShippingOption | null;
  readonly shippingGone: boolean;
  readonly missingForFree: Cents | null;
  readonly paymentMethods: readonly PaymentMethodId[];
  /** why each other method is not offered, by its id */
  readonly paymentRefusals: Readonly<Record<string, PaymentRefusal>>;
  /** the method in effect; null before one was chosen */
  readonly payment: PaymentMethodId | null;
  /** its fee or discount */
  readonly fee: PaymentFee | null;
  readonly problems: readonly CartProblem[];
};

export type CartQuestion = RowsQuestion & {
  readonly destination: Destination;
  /** id of the rate that was chosen; null before anything was */
  readonly chosenShipping: string | null;
  readonly terms: ShippingTerms;
  readonly coupons?: CouponsInCart;
  /** cents of goods after coupons that an order must reach, in the buyer's mode; null for none */
  readonly minOrder?: Cents | null;
  readonly payment?: PaymentChoice;
};

/** The chosen payment method; with `orFirst` the first method offered applies where none was chosen. */
export type PaymentChoice = {
  readonly terms: PaymentTerms;
  readonly chosen: string | null;
  readonly orFirst?: boolean;
};

/**
 * Prices a whole cart: every line at the total quantity of its product (TIER-11), coupons, shipping, the fee of
 * the payment method (FEE-01), VAT by rate, and problems.
 */
export function priceCart(question: CartQuestion): PricedCart {
  const { rows, destination, chosenShipping: chosen, terms } = question;
  const sent = priceGoods(question);
  // Collected goods are handed over at the shop: VAT is that of the shop's country.
  const isCollected = rows.length > 0 && collectsAtShop({ destination, chosen }, terms);
  const goods = isCollected ? priceGoods({ ...question, rate: question.homeRate }) : sent;
  const { lines, subtotal, discounts } = goods;
  const shipping = rows.length === 0 ? noShipping : waysToSend(question, sent);
  const totals = lines.map((line) => line.total);
  const paying = waysToPay(question, totals, cartTotals(totals, shipping.option).total);
  return {
    lines,
    totals: cartTotals(totals, shipping.option, paying.fee?.parts),
    subtotal,
    discounts,
    discount: addTaxed(lines.map((line) => line.discount)),
    shippingOptions: shipping.options,
    shipping: shipping.option,
    shippingGone: shipping.choiceGone,
    missingForFree: shipping.missingForFree,
    ...paying,
    problems: [...rowProblems(rows), ...couponProblems(discounts), ...belowMinimum(question, goods)],
  };
}

/** The problem where the goods, after coupons, are below the minimum order of the group's terms. */
function belowMinimum(
  { rows, mode, minOrder = null }: CartQuestion,
  { subtotal, discounts }: PricedGoods,
): readonly CartProblem[] {
  const goods = subtractCents(subtotal, discounts.total);
  if (rows.length === 0 || minOrder === null || goods >= minOrder) return [];
  const missing = subtractCents(minOrder, goods);
  return [{ code: 'below-minimum-order', key: '', name: '', minimum: minOrder, missing, mode }];
}

type PricedGoods = Pick<PricedCart, 'lines' | 'subtotal' | 'discounts'>;

/** The lines at the VAT rates given, and their coupon discounts. */
function priceGoods(question: CartQuestion): PricedGoods {
  const { lines: whole, subtotal } = priceRows(question);
  const discounts = discountsOf(whole, subtotal, question);
  const lines = discounts.total === 0 ? whole : whole.map((line) => discounted(line, discounts));
  return { lines, subtotal, discounts };
}

/** The volume of one piece in cubic millimetres; 0 where its size is not known. */
const volumeOf = (size: CartRow['size']) => (size ? size[0] * size[1] * size[2] : 0);

const noShipping: ShippingAnswer = { options: [], option: null, choiceGone: false, missingForFree: null };

function waysToSend(question: CartQuestion, { subtotal, discounts }: PricedGoods): ShippingAnswer {
  const { rows } = question;
  return shippingFor(
    {
      destination: question.destination,
      goods: subtractCents(subtotal, discounts.total),
      weightGrams: rows.reduce((sum, row) => sum + (row.weightGrams ?? 0) * row.quantity, 0),
      volumeMm3: rows.reduce((sum, row) => sum + volumeOf(row.size) * row.quantity, 0),
      classes: rows.flatMap((row) => row.shippingClass ?? []),
      mode: question.mode,
      homeRate: question.homeRate('standard'),
      rate: question.rate('standard'),
      chosen: question.chosenShipping,
      freeByCoupon: discounts.freeShipping,
    },
    question.terms,
  );
}

function waysToPay(
  { payment: choice, destination, mode }: CartQuestion,
  goods: readonly LineTotal[],
  total: Cents,
): Pick<PricedCart, 'paymentMethods' | 'paymentRefusals' | 'payment' | 'fee'> {
  if (!choice || goods.length === 0)
    return { paymentMethods: [], paymentRefusals: {}, payment: null, fee: null };
  const { terms, chosen, orFirst } = choice;
  const occasion = { country: destination.country, goods: addTaxed(goods).net, total };
  const paymentMethods = offeredPaymentMethods(terms, occasion);
  const refusals = cartMethodIds.flatMap((id) => {
    const refusal = paymentRefusal(terms, occasion, id);
    return refusal ? [[id, refusal] as const] : [];
  });
  const first = orFirst ? paymentMethods[0] : undefined;
  const payment = paymentMethods.find((id) => id === chosen) ?? first ?? null;
  return {
    paymentMethods,
    paymentRefusals: Object.fromEntries(refusals),
    payment,
    fee: paymentFee(terms, payment, goods, mode),
  };
}

function discountsOf(
  lines: readonly PricedLine[],
  subtotal: Cents,
  { coupons, mode, homeRate, rate }: CartQuestion,
): CartDiscounts {
  if (!coupons || coupons.coupons.length === 0) return noDiscounts;
  const rates = { mode, homeRate: homeRate('standard'), rate: rate('standard') };
  return discountCart(coupons.coupons, cartToDiscount(lines, subtotal, coupons, rates));
}

function discounted(line: PricedLine, { byLine }: CartDiscounts): PricedLine {
  const off = byLine.get(line.row.key);
  return off === undefined ? line : { ...line, ...discountLine(line.total, off) };
}

/** A refused coupon is a problem of the cart, never dropped in silence: a buyer must not pay more than was promised. */
function couponProblems({ coupons }: CartDiscounts): readonly CartProblem[] {
  return coupons.flatMap(({ coupon, refusal }) =>
    refusal ? [{ code: 'coupon-refused' as const, key: coupon.code, name: coupon.code, refusal }] : [],
  );
}
