import { type MouseEvent, useEffect, useState } from 'react';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { AddOutcome } from './add-outcome.tsx';
import styles from './add-to-cart.module.css';
import { AddToCartLabel } from './add-to-cart-label.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

/** The button of a product's form; it submits the form before hydration, and where the form's validation must refuse the press. */
export function AddToCartSubmit({ choice }: { choice: PurchaseChoice }) {
  const { cart } = useWords();
  const { phase, add } = useAddToCart();
  // Before hydration the form is submitted and validated by the server, so the button is not disabled.
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!choice.enabled || event.currentTarget.form?.checkValidity() === false) return;
    if (choice.swatches === 'post') return;
    event.preventDefault();
    add(
      {
        product_id: String(choice.productId),
        variation_id: choice.variationId === null ? '' : String(choice.variationId),
        quantity: String(choice.quantity),
        product_sku: choice.sku ?? '',
        success_message: cart.addedNotice(choice.name, choice.quantity),
        ...choice.attributes,
      },
      event.currentTarget,
      choice.swatches === 'stay',
    );
  };
  const marks = ['single_add_to_cart_button', 'button', 'alt'];
  if (!choice.enabled) marks.push('disabled');
  if (choice.reason === 'selection-needed') marks.push('wc-variation-selection-needed');
  if (choice.reason === 'unavailable') marks.push('wc-variation-is-unavailable');
  if (phase === 'loading') marks.push('loading', styles.loading ?? '');
  if (phase === 'added') marks.push('added');
  return (
    <>
      <button
        type="submit"
        className={`${marks.join(' ')} ${buttonClass({ size: 'large', wide: true })}`}
        aria-disabled={hasScripts && !choice.enabled}
        aria-busy={phase === 'loading'}
        onClick={press}
      >
        <AddToCartLabel phase={phase} name={choice.name} />
      </button>
      <AddOutcome phase={phase} />
    </>
  );
}
