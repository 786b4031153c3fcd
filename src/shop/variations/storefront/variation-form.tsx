import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { productPath } from '#shop/catalogue/rules/paths.ts';
import type { ProductDetail, VariationChoice } from '#shop/product-page/rules/product-detail.ts';
import { keepQuantity } from '#shop/quantities/rules/keep-quantity.ts';
import { QuantityInput } from '#shop/quantities/storefront/quantity-input.tsx';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx';
import { announce } from '#ui/live/announce.ts';
import type { AttributeChoice } from '../rules/match-variation.ts';
import type { PurchaseChoice } from '../rules/purchase-choice.ts';
import { isBegun, purchaseBar } from '../rules/variation-answer.ts';
import { useVariationAnswer } from './use-variation-answer.ts';
import styles from './variation-form.module.css';
import { VariationPanel } from './variation-panel.tsx';
import { VariationSelects } from './variation-selects.tsx';

export type VariationFormProps = {
  readonly product: ProductDetail;
  /** draws the submit button; a press that must not add is refused by the form */
  readonly purchase: (choice: PurchaseChoice) => ReactNode;
  /** told of the variation whose picture and data the page shows; null brings back the product's own */
  readonly onShown: (variation: VariationChoice | null) => void;
};

const presetsOf = (product: ProductDetail): AttributeChoice =>
  Object.fromEntries(product.variationAttributes.map(({ name, preset }) => [name, preset]));
const nothingOf = (product: ProductDetail): AttributeChoice =>
  Object.fromEntries(product.variationAttributes.map(({ name }) => [name, '']));

/** Chooses a variation and buys it; without scripts it posts what was chosen. */
export function VariationForm({ product, purchase, onShown }: VariationFormProps) {
  const words = useWords().variations;
  const understood = useWords().site.understood;
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => presetsOf(product));
  const [quantity, setQuantity] = useState(product.limits.minimum);
  const [alert, setAlert] = useState<string | null>(null);
  const [hasScripts, setHasScripts] = useState(false);
  const { answer, shown } = useVariationAnswer(product, choice);
  const bar = purchaseBar(answer);
  const found = answer.kind === 'found' ? answer.variation : null;
  const { limits, soldIndividually } = found ?? product;

  useEffect(() => setHasScripts(true), []);
  useEffect(() => onShown(shown), [onShown, shown]);
  useEffect(() => {
    if (found)
      setQuantity((before) => (found.soldIndividually ? 1 : keepQuantity(String(before), found.limits)));
  }, [found]);

  const reset = () => {
    setChoice(nothingOf(product));
    announce(words.resetDone);
    form.current?.querySelector('select')?.focus();
  };
  const refuseWhatCannotBeBought = (event: FormEvent) => {
    if (bar === null) return;
    event.preventDefault();
    if (bar === 'selection-needed') setAlert(words.selectionNeeded);
    if (bar === 'unavailable') setAlert(words.unavailable);
  };
  const names = product.variationAttributes.map((attribute) => attribute.name);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={productPath(product.slug)}
      noValidate={hasScripts}
      onSubmit={refuseWhatCannotBeBought}
    >
      <div className={styles.selects}>
        <VariationSelects
          product={product}
          choice={choice}
          onChoose={(name, slug) => setChoice((before) => ({ ...before, [name]: slug }))}
        />
      </div>
      <button
        type="button"
        className={styles.reset}
        data-shown={isBegun(names, choice) ? '' : undefined}
        onClick={reset}
      >
        {words.reset}
      </button>
      <div>
        <VariationPanel shown={shown} />
        <div className={styles.status} role="status">
          {answer.kind === 'no-match' ? words.noMatch : null}
          {answer.kind === 'failed' ? words.lookupFailed : null}
        </div>
      </div>
      <div className={styles.buy}>
        {soldIndividually ? (
          <input type="hidden" name="quantity" value="1" />
        ) : (
          <QuantityInput
            productName={product.name}
            limits={limits}
            quantity={quantity}
            onQuantity={setQuantity}
            size="large"
          />
        )}
        <div className={styles.button}>
          {purchase({
            productId: product.id,
            sku: found?.sku ?? product.sku,
            name: product.name,
            variationId: found?.id ?? null,
            attributes: choice,
            quantity: soldIndividually ? 1 : quantity,
            enabled: bar === null,
            reason: bar === 'waiting' ? null : bar,
          })}
        </div>
      </div>
      <input type="hidden" name="add-to-cart" value={product.id} />
      <input type="hidden" name="product_id" value={product.id} />
      <input type="hidden" name="variation_id" value={found?.id ?? ''} />
      <AlertDialog message={alert} acknowledge={understood} onClose={() => setAlert(null)} />
    </form>
  );
}
