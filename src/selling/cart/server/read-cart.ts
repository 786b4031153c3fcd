import { createHash } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { tierCounting } from '#pricing/prices/server/tier-table-terms.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { VatCheck, VatProof } from '#pricing/vat/rules/vat-check.ts';
import { type VatExemption, vatExemption } from '#pricing/vat/rules/vat-exemption.ts';
import { vatProofOf } from '#pricing/vat/server/vat-proof.ts';
import { type WithdrawalNote, withdrawalNote } from '#selling/consumer-rights/server/withdrawal-note.ts';
import { readCoupons } from '#selling/coupons/server/read-coupons.ts';
import type { PaymentTerms } from '#selling/payments/rules/payment-terms.ts';
import { feeTitle } from '#selling/payments/server/offer-payments.ts';
import { readPaymentTerms } from '#selling/payments/server/read-payment-terms.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';
import type { Day } from '#selling/shipping/rules/italian-holidays.ts';
import { collectsAtShop, type ShippingOption } from '#selling/shipping/rules/shipping-for.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import { readShippingTerms } from '#selling/shipping/server/read-shipping-terms.ts';
import type { CouponsInCart } from '../rules/cart-coupons.ts';
import type { CartShipping, CartState, CartVat } from '../rules/cart-state.ts';
import { type PaymentChoice, type PricedCart, priceCart } from '../rules/price-cart.ts';
import { type CartHead, readCartRows, type StoredCart } from './read-cart-rows.ts';
import { type Arrival, sayArrival } from './say-arrival.ts';

/** A cart with its stored rows, its pricing and its view; `head` is null before anything was added. */
export type ReadCart = PricedCart & {
  readonly head: CartHead | null;
  readonly destination: Destination;
  readonly paymentTerms: PaymentTerms;
  readonly state: CartState;
  /** the day on which the chosen shipping method brings the goods; null where that is not known */
  readonly arrivesOn: Day | null;
  /** why no VAT is charged; null where it is */
  readonly vatExemption: VatExemption | null;
};

/** A cart whose rows were read already; what an order was promised when it was placed stands in for what holds now. */
export type KnownCart = StoredCart & {
  readonly coupons?: CouponsInCart;
  readonly paymentTerms?: PaymentTerms;
  readonly vatProof?: VatProof;
};

/** The visitor's cart, priced now (design 5, Carts). */
export async function readCart(ctx: RequestContext): Promise<CartState> {
  return (await readPricedCart(ctx)).state;
}

/**
 * The visitor's cart with all that an order is made of, with the payment method chosen before unless another is given; works inside a
 * transaction given as `ctx.db`. `known`: its rows, where they were read already.
 */
export async function readPricedCart(
  ctx: RequestContext,
  paying: { readonly chosen?: string } & Pick<PaymentChoice, 'orFirst'> = {},
  known?: KnownCart,
): Promise<ReadCart> {
  const { settings, visitor } = ctx;
  const [storedCart, rates, terms, ownTerms, noteOf] = await Promise.all([
    known ?? readCartRows(ctx),
    readTaxRates(ctx),
    readShippingTerms(ctx),
    known?.paymentTerms ?? readPaymentTerms(ctx),
    withdrawalNote(ctx),
  ]);
  const destination = storedCart?.head.destination ?? {
    country: settings.home_country,
    state: '',
    postcode: '',
  };
  const coupons = known?.coupons ?? (storedCart && (await couponsOf(ctx, storedCart)));
  const isTaxed = rates.at('standard', destination) > 0;
  const exempt = vatExemption({
    check: (isTaxed && storedCart?.head.vat) || null,
    proof: known?.vatProof ?? vatProofOf(ctx),
    destination,
    homeCountry: settings.home_country,
  });
  const chosenShipping = storedCart?.head.shippingMethod ?? null;
  const isFreed =
    (exempt !== null || !isTaxed) && !collectsAtShop({ destination, chosen: chosenShipping }, terms);
  const paymentTerms = isFreed ? { ...ownTerms, freedOf: rates.home('standard') } : ownTerms;
  const priced = priceCart({
    rows: storedCart?.rows ?? [],
    mode: visitor.audience.mode,
    destination,
    chosenShipping,
    terms,
    homeRate: rates.home,
    rate: (taxClass) => (exempt ? 0 : rates.at(taxClass, destination)),
    ...(coupons ? { coupons } : {}),
    tiers: tierCounting(settings),
    payment: { chosen: storedCart?.head.paymentMethod ?? null, ...paying, terms: paymentTerms },
    minOrder: visitor.terms.minOrder,
  });
  // Goods that are collected at the shop are sold in the shop's country.
  const isSent = priced.shipping !== null && !isPickupRate(priced.shipping.method);
  const head = storedCart?.head ?? null;
  const exemption = isSent ? exempt : null;
  const vat = head?.vat ? cartVatOf(head.vat, exemption) : null;
  const arrivalOf = sayArrival(ctx, terms, storedCart?.rows ?? []);
  const state = { ...stateOf(ctx, priced, destination, { arrivalOf, noteOf }), ...(vat ? { vat } : {}) };
  const arrivesOn = (priced.shipping && arrivalOf(priced.shipping)?.day) ?? null;
  return { ...priced, head, destination, paymentTerms, state, arrivesOn, vatExemption: exemption };
}

function cartVatOf({ number, country, answer }: VatCheck, exemption: VatExemption | null): CartVat {
  return { number, country, answer, exempt: exemption !== null };
}

/** The coupons of a cart; nearly every cart has none and costs no query. */
async function couponsOf(ctx: RequestContext, { head, rows }: StoredCart): Promise<CouponsInCart | null> {
  if (head.couponIds.length === 0) return null;
  const productIds = rows.map((row) => row.productId);
  const found = await readCoupons(ctx, { which: { ids: head.couponIds }, productIds });
  return { ...found, at: ctx.clock.now().getTime() };
}

function stateOf(
  ctx: RequestContext,
  priced: PricedCart,
  destination: Destination,
  {
    arrivalOf,
    noteOf,
  }: {
    readonly arrivalOf: (option: ShippingOption) => Arrival | null;
    readonly noteOf: WithdrawalNote;
  },
): CartState {
  const { audience } = ctx.visitor;
  const words = messagesFor(audience.locale).shipping;
  const { shop_address: pickup } = ctx.settings;
  const shippingShown = (option: ShippingOption): CartShipping => {
    const arrival = arrivalOf(option);
    return {
      title: option.title || words.titles[option.kind],
      ...(option.title && audience.contentLocale ? { lang: audience.contentLocale } : {}),
      method: option.method,
      amount: option.shown,
      ...(option.kind === 'local_pickup' && pickup !== '' ? { note: pickup } : {}),
      ...(arrival === null ? {} : { arrival: arrival.said }),
    };
  };
  const lines = priced.lines.map(({ shown }) => {
    const noWithdrawal = noteOf(shown);
    return noWithdrawal === null ? shown : { ...shown, noWithdrawal };
  });
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    hash: hashOf(priced),
    mode: audience.mode,
    subtotal: priced.subtotal,
    coupons: priced.discounts.coupons.map(({ coupon, amount, refusal }) => ({
      code: coupon.code,
      amount,
      freeShipping: coupon.freeShipping,
      refused: refusal !== null,
    })),
    discount: priced.discounts.total,
    shipping: priced.shipping && shippingShown(priced.shipping),
    shippingOptions: priced.shippingOptions.map(shippingShown),
    destination,
    fee: priced.fee && {
      title: feeTitle(priced.fee, audience.locale),
      amount: audience.mode === 'gross' ? priced.fee.gross : priced.fee.net,
    },
    taxLines: priced.totals.taxLines.map(({ rate, tax }) => ({ rate, tax })),
    tax: priced.totals.tax,
    total: priced.totals.total,
    missingForFreeShipping: priced.missingForFree,
    problems: priced.problems,
  };
}

/** A stable digest over lines, prices, total and shipping method (wire 2.3). */
function hashOf(priced: PricedCart): string {
  if (priced.lines.length === 0) return '';
  const lines = priced.lines.map(({ shown }) => [shown.key, shown.quantity, shown.unit]);
  const codes = priced.discounts.coupons.map(({ coupon }) => coupon.code);
  return createHash('md5')
    .update(JSON.stringify([lines, priced.totals.total, priced.shipping?.method, ...codes]))
    .digest('hex');
}
