import { useEffect, useRef } from 'react';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Notice } from '#ui/display/notice.tsx';
import type { CartPageShipping } from '../rules/cart-page-shipping.ts';
import type { CartState } from '../rules/cart-state.ts';
import { problemSentence } from '../rules/problem-sentence.ts';
import { ownRegion } from './browser/cart-regions.ts';
import { CartForm } from './cart-form.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart-view.module.css';
import { ShippingCalculator } from './shipping-calculator.tsx';
import { useCart, useCartPlace } from './use-cart.ts';

export type CartViewProps = {
  readonly cart: CartState;
  readonly nonces: { readonly links: string; readonly storeApi: string };
  /** name of the form's nonce field */
  readonly nonceField: string;
  readonly shipping: CartPageShipping;
};

/** The cart page: what the page brought first, then the cart as it changes in the browser (CPG-01). */
export function CartView({ cart: brought, nonces, nonceField, shipping }: CartViewProps) {
  const { store } = useCartPlace();
  const allWords = useWords();
  const { cart: words } = allWords;
  const now = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => store.accept(brought, nonces), [store, brought, nonces]);
  const cart = now.cart ?? brought;
  return (
    <div className={styles.page} {...ownRegion}>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
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
              nonce={now.nonces.links || nonces.links}
              nonceField={nonceField}
              waiting={now.waiting}
              onRemoved={() => heading.current?.focus()}
            />
            <CartSummary
              cart={cart}
              busy={now.busy}
              nonce={shipping.methodNonce}
              countries={shipping.countries}
              onChoose={(method) => store.chooseShipping(shipping.methodNonce, method)}
              calculator={
                <ShippingCalculator
                  destination={cart.destination}
                  countries={shipping.countries}
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
