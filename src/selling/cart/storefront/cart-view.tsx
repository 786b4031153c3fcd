import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { CouponNonces } from '#selling/coupons/rules/coupon-actions.ts';
import { removeCode } from '#selling/coupons/storefront/coupon-calls.ts';
import { CouponField } from '#selling/coupons/storefront/coupon-field.tsx';
import type { CartPageShipping } from '../rules/cart-page-shipping.ts';
import type { CartLine, CartState } from '../rules/cart-state.ts';
import { undoLink } from '../rules/line-links.ts';
import { problemSentence } from '../rules/problem-sentence.ts';
import { ownRegion } from './browser/cart-regions.ts';
import { CartForm } from './cart-form.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart-view.module.css';
import { ShippingCalculator } from './shipping-calculator.tsx';
import { useCart, useCartAccess } from './use-cart.ts';

export type CartViewProps = {
  readonly cart: CartState;
  readonly nonces: { readonly links: string; readonly storeApi: string };
  /** name of the form's nonce field */
  readonly nonceField: string;
  readonly couponNonces: CouponNonces;
  readonly shipping: CartPageShipping;
  /** actions of other modules for a filled cart */
  readonly offers?: ReactNode;
  /** renders the wallet button for the current total in cents; absent where no payment provider is connected */
  readonly payment?: (total: Cents) => ReactNode;
};

/** The cart page: first the cart that came with the page, then that of the cart store (CPG-01). */
export function CartView(props: CartViewProps) {
  const { cart: brought, nonces, nonceField, couponNonces, shipping, offers } = props;
  const { store, platform } = useCartAccess();
  const allWords = useShopWords();
  const { cart: words, locale } = allWords;
  const countries = countryOptions(locale);
  const now = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => store.accept(brought, nonces), [store, brought, nonces]);
  const cart = now.cart ?? brought;
  const linkNonce = now.nonces.links || nonces.links;
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const removeCoupon = async (code: string) => {
    const answer = await removeCode({ platform, nonce: couponNonces.remove }, code);
    if (answer.kind === 'gone') return window.location.reload();
    announce(answer.text);
    heading.current?.focus();
    return store.refresh();
  };
  return (
    <div className={styles.page} {...ownRegion}>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      {removed && cart.lines.every((line) => line.key !== removed.key) ? (
        <RemovedLine line={removed} nonce={linkNonce} />
      ) : null}
      {cart.lines.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{words.empty}</p>
          <p>{words.emptyAdvice}</p>
          <a className={buttonClass()} href="/shop/">
            {words.toShop}
          </a>
        </div>
      ) : (
        <>
          {cart.problems.length > 0 ? (
            <div className={styles.problems}>
              {cart.problems.map((problem) => (
                <Notice key={`${problem.code} ${problem.key}`} kind="error">
                  {problemSentence(allWords, problem)}
                </Notice>
              ))}
            </div>
          ) : null}
          <div className={styles.columns}>
            <CartForm
              cart={cart}
              nonce={linkNonce}
              nonceField={nonceField}
              waiting={now.waiting}
              onRemoved={(line) => {
                setRemoved(line);
                heading.current?.focus();
              }}
            />
            <CartSummary
              offers={offers}
              cart={cart}
              busy={now.busy}
              platform={platform}
              couponField={
                <form method="post" action="/cart/" className={`${platform}-form-coupon`}>
                  <input type="hidden" name={nonceField} value={linkNonce} />
                  <CouponField
                    platform={platform}
                    nonce={couponNonces.apply}
                    onApplied={() => store.refresh()}
                  />
                </form>
              }
              onRemoveCoupon={(code) => void removeCoupon(code)}
              payment={props.payment?.(cart.total) ?? null}
              nonce={shipping.methodNonce}
              countries={countries}
              onChoose={(method) => store.chooseShipping(shipping.methodNonce, method)}
              calculator={
                <ShippingCalculator
                  destination={cart.destination}
                  countries={countries}
                  stateFields={shipping.stateFields}
                  nonce={shipping.calculatorNonce}
                />
              }
            />
          </div>
        </>
      )}
    </div>
  );
}

/** Says which line was removed, with a link that restores it (wire 2.5). */
function RemovedLine({ line, nonce }: { line: CartLine; nonce: string }) {
  const { store, platform } = useCartAccess();
  const { cart: words } = useShopWords();
  const link = undoLink(line.key, nonce);
  const undo = async () => {
    try {
      // The link redirects to a page; its outcome waits as a notice, which the refresh fetches.
      await fetch(link, { redirect: 'manual' });
      await store.refresh();
    } catch {
      window.location.assign(link);
    }
  };
  return (
    <div className={`${platform}-message ${styles.problems}`}>
      <Notice
        kind="success"
        action={
          <a
            className={`restore-item ${styles.undo}`}
            href={link}
            onClick={(event) => {
              event.preventDefault();
              void undo();
            }}
          >
            {words.undo}
          </a>
        }
      >
        {words.removedNotice(line.name)}
      </Notice>
    </div>
  );
}
