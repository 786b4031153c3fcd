import type { ReactNode } from 'react';
import { subtractCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { CouponName } from '#selling/coupons/storefront/coupon-name.tsx';
import { couponWorth } from '#selling/coupons/storefront/coupon-worth.ts';
import type { CartState } from '../rules/cart-state.ts';
import { CartShipping, type CartShippingProps } from './cart-shipping.tsx';
import styles from './cart-summary.module.css';
import { waitingClass } from './waiting-overlay.tsx';

export type CartSummaryProps = CartShippingProps & {
  readonly busy: boolean;
  readonly calculator?: ReactNode;
  readonly platform: string;
  readonly couponField?: ReactNode;
  readonly onRemoveCoupon?: (code: string) => void;
  readonly offers?: ReactNode;
  readonly payment?: ReactNode;
};

/** The totals below the lines: goods, shipping, VAT by rate, amount to pay (CPG-01). */
export function CartSummary(props: CartSummaryProps) {
  const { cart, busy, calculator, platform, couponField, onRemoveCoupon, offers, payment, ...shipping } =
    props;
  const allWords = useShopWords();
  const { cart: words, locale } = allWords;
  const euro = (amount: CartState['total']) => formatEuro(amount, locale);
  const isGross = cart.mode === 'gross';
  const taxLines = cart.taxLines.map(({ rate, tax }) => {
    const shown = formatTaxRate(rate, locale);
    return { rate, label: isGross ? words.vatIncluded(shown) : words.vat(shown), amount: euro(tax) };
  });
  const taxRows = taxLines.map((line) => (
    <div key={line.rate} className={`tax-rate${isGross ? ` ${styles.included}` : ''}`}>
      <dt>{line.label}</dt>
      <dd>{line.amount}</dd>
    </div>
  ));
  return (
    <div className={`cart_totals ${styles.summary} ${busy ? waitingClass : ''}`} aria-busy={busy}>
      <h2>{words.summary}</h2>
      <FreeShipping cart={cart} />
      <div className={styles.shipping}>
        <CartShipping cart={cart} platform={platform} {...shipping} />
        {calculator}
      </div>
      {couponField}
      <dl className={styles.amounts}>
        <div className="cart-subtotal">
          <dt>{isGross ? words.goods : words.goodsNet}</dt>
          <dd>{euro(cart.subtotal)}</dd>
        </div>
        {cart.coupons.map((coupon) => (
          <div key={coupon.code} className="cart-discount">
            <dt>
              <CouponName code={coupon.code} platform={platform} page="/cart/" onRemove={onRemoveCoupon} />
            </dt>
            <dd>{couponWorth(allWords, coupon)}</dd>
          </div>
        ))}
        <div className="shipping">
          <dt>{cart.shipping?.title ?? words.shipping}</dt>
          <dd>{cart.shipping ? euro(cart.shipping.amount) : words.shippingUnknown}</dd>
        </div>
        {cart.fee ? (
          <div className="fee">
            <dt>{cart.fee.title}</dt>
            <dd>{euro(cart.fee.amount)}</dd>
          </div>
        ) : null}
        {isGross ? null : taxRows}
        <div className={`order-total ${styles.total}`}>
          <dt>{words.total}</dt>
          <dd>{euro(cart.total)}</dd>
        </div>
        {isGross ? taxRows : null}
      </dl>
      <a
        className={`checkout-button wc-forward ${buttonClass({ size: 'large', wide: true })}`}
        href="/checkout/"
      >
        {words.checkout}
      </a>
      {payment}
      {offers}
      <a className={styles.back} href="/shop/">
        {words.continueShopping}
      </a>
    </div>
  );
}

/** The amount missing to free shipping; renders nothing where free shipping is not offered. */
function FreeShipping({ cart }: { cart: CartState }) {
  const { cart: words, locale } = useShopWords();
  const { missingForFreeShipping: missing } = cart;
  const reached = subtractCents(cart.subtotal, cart.discount);
  if (missing === null) return null;
  return (
    <p className={missing === 0 ? `${styles.free} ${styles.reached}` : styles.free}>
      <Icon name="truck" />
      <span>{missing === 0 ? words.freeReached : words.missingForFree(formatEuro(missing, locale))}</span>
      {missing === 0 ? null : <progress max={reached + missing} value={reached} aria-hidden="true" />}
    </p>
  );
}
