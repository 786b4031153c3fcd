import type { ReactNode } from 'react';
import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { VisuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { LangText } from '#kit/words/storefront/lang-text.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { VatSummaryRows } from '#pricing/vat/storefront/vat-summary-rows.tsx';
import type { CartLine } from '#selling/cart/rules/cart-state.ts';
import { LinePicture } from '#selling/cart/storefront/line-picture.tsx';
import { ShippingOptions } from '#selling/cart/storefront/shipping-options.tsx';
import { CouponName } from '#selling/coupons/storefront/coupon-name.tsx';
import { couponWorth } from '#selling/coupons/storefront/coupon-worth.ts';
import type { OrderReview } from '../rules/order-review.ts';
import styles from './order-review-table.module.css';

export type OrderReviewTableProps = {
  readonly review: OrderReview;
  readonly platform: string;
  /** the rate that was just chosen, until the summary is refreshed */
  readonly picked?: string | null;
  readonly onRemoveCoupon?: (code: string) => void;
};

export function OrderReviewTable(props: OrderReviewTableProps) {
  const { review, platform, picked = null, onRemoveCoupon } = props;
  const { cart } = review;
  const words = useShopWords();
  const { locale, checkout } = words;
  const euro = (amount: Cents) => formatEuro(amount, locale);
  const taxes = cart.taxLines.map(({ rate, tax }) => {
    const label = cart.mode === 'gross' ? checkout.taxIncluded : checkout.taxAdded;
    return (
      <Sum
        key={rate}
        mark="tax-rate"
        label={label(formatTaxRate(rate, locale))}
        amount={euro(tax)}
        quiet={cart.mode === 'gross'}
      />
    );
  });
  return (
    <table className={`shop_table ${platform}-checkout-review-order-table ${styles.table}`}>
      <caption>
        <VisuallyHidden>{checkout.summaryHeading}</VisuallyHidden>
      </caption>
      <thead>
        <tr className={styles.head}>
          <th scope="col">{checkout.products}</th>
          <th scope="col" className={styles.amount}>
            {checkout.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.lines.map((line) => (
          <ReviewLine key={line.key} line={line} />
        ))}
      </tbody>
      <tfoot>
        <Sum mark="cart-subtotal" label={checkout.subtotal} amount={euro(cart.subtotal)} />
        {cart.coupons.map((coupon) => (
          <Sum
            key={coupon.code}
            mark="cart-discount"
            label={
              <CouponName
                code={coupon.code}
                platform={platform}
                page="/checkout/"
                onRemove={onRemoveCoupon}
              />
            }
            amount={couponWorth(words, coupon)}
          />
        ))}
        {cart.shipping ? (
          <tr
            className={`${platform}-shipping-totals shipping`}
            hidden={cart.shippingOptions.length === 1 && !cart.shipping.note && !cart.shipping.arrival}
          >
            <td colSpan={2} className={styles.shipping}>
              <ShippingOptions
                options={cart.shippingOptions}
                platform={platform}
                chosen={
                  cart.shippingOptions.find(({ method }) => method === picked)?.method ?? cart.shipping.method
                }
              />
            </td>
          </tr>
        ) : null}
        {cart.shipping ? (
          <Sum
            label={`${checkout.shippingLabel} (${cart.shipping.title})`}
            amount={cart.shipping.amount === zeroCents ? checkout.freeShipping : euro(cart.shipping.amount)}
          />
        ) : null}
        {cart.fee ? <Sum mark="fee" label={cart.fee.title} amount={euro(cart.fee.amount)} /> : null}
        {cart.mode === 'net' ? taxes : null}
        <tr className={`order-total ${styles.total}`}>
          <th scope="row">{checkout.total}</th>
          <td>{euro(cart.total)}</td>
        </tr>
        {cart.mode === 'gross' ? taxes : null}
        <VatSummaryRows vat={cart.vat} />
      </tfoot>
    </table>
  );
}

function ReviewLine({ line }: { line: CartLine }) {
  const { locale, checkout } = useShopWords();
  return (
    <tr className={`cart_item ${styles.line}`}>
      <th scope="row" className="product-name">
        <span className={styles.product}>
          <span className={styles.picture}>
            <LinePicture line={line} sizes="56px" />
          </span>
          <span>
            <LangText lang={line.lang}>{line.name}</LangText>
            {line.chosen.map((choice) => (
              <small key={choice.name}>
                <LangText lang={choice.lang}>{choice.label}</LangText>:{' '}
                <LangText lang={choice.valueLang}>{choice.value}</LangText>
              </small>
            ))}
            <small>
              {line.quantity === 1
                ? checkout.quantity(1)
                : checkout.quantityAt(line.quantity, formatEuro(line.unit, locale))}
            </small>
            {line.noWithdrawal ? <small>{line.noWithdrawal}</small> : null}
            {line.unitBefore === null ? null : (
              <small className={styles.changed}>
                {checkout.priceChanged(formatEuro(line.unitBefore, locale))}
              </small>
            )}
          </span>
        </span>
      </th>
      <td className="product-total">{formatEuro(line.subtotal, locale)}</td>
    </tr>
  );
}

type SumProps = {
  /** classes by which third-party scripts find the row */
  readonly mark?: string;
  readonly label: ReactNode;
  readonly amount: string;
  readonly quiet?: boolean;
};

function Sum({ mark = '', label, amount, quiet = false }: SumProps) {
  return (
    <tr className={`${mark}${quiet ? ` ${styles.quiet}` : ''}` || undefined}>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  );
}
