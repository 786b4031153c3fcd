import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { AlertDialog } from '#kit/ui/dialogs/alert-dialog.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { TierTable } from '#pricing/prices/storefront/tier-table.tsx';
import { clampQuantity } from '#pricing/quantities/rules/clamp-quantity.ts';
import { snapQuantity } from '#pricing/quantities/rules/snap-quantity.ts';
import { QuantityInput } from '#pricing/quantities/storefront/quantity-input.tsx';
import type { OfferedProduct } from '../rules/offered-product.ts';
import type { PurchaseChoice } from '../rules/purchase-choice.ts';
import { isBegun, purchaseBar } from '../rules/variation-answer.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import { askForVariations } from './ask-for-variation.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { PurchaseRow } from './purchase-row.tsx';
import { ResetLink } from './reset-link.tsx';
import { useVariationAnswer } from './use-variation-answer.ts';
import { useVariationChoice } from './use-variation-choice.ts';
import styles from './variation-form.module.css';
import { VariationOutcome } from './variation-outcome.tsx';

export type VariationFormProps = {
  readonly product: OfferedProduct;
  readonly platform: string;
  /** draws the submit button; a press that must not add is refused by the form */
  readonly purchase: (choice: PurchaseChoice) => ReactNode;
  /** called with the variation whose picture and data the page shows; null restores the product's own */
  readonly onShown: (variation: VariationChoice | null) => void;
};

// The wire has a table, whose cells are nothing to be heard: each field has a label of its own.
const asLayout = { role: 'presentation' } as const;

/** Chooses a variation and buys it; without scripts it posts what was chosen. */
export function VariationForm({ product: given, platform, purchase, onShown }: VariationFormProps) {
  const product = { ...given, ...useOfferedVariations(given) };
  const words = useWords().variations;
  const understood = useWords().site.understood;
  const form = useRef<HTMLFormElement>(null);
  const { choice, known, pick, clear } = useVariationChoice(product);
  const [alert, setAlert] = useState<string | null>(null);
  const [hasScripts, setHasScripts] = useState(false);
  const { answer, shown, retry } = useVariationAnswer(product, choice);
  const bar = purchaseBar(answer);
  const found = answer.kind === 'found' ? answer.variation : null;
  const [quantity, setQuantity] = useVariationQuantity(product, found);
  const { limits, soldIndividually } = found ?? product;
  const names = product.variationAttributes.map((attribute) => attribute.name);
  const hasSwatches = product.variationAttributes.some((attribute) => attribute.swatches);

  useEffect(() => setHasScripts(true), []);
  useEffect(() => onShown(shown), [onShown, shown]);

  const reset = () => {
    clear();
    announce(words.resetDone);
    form.current?.querySelector<HTMLElement>('select, input[type="radio"]')?.focus();
  };
  const refuseWhatCannotBeBought = (event: FormEvent) => {
    if (bar === null) return;
    event.preventDefault();
    if (bar === 'selection-needed') setAlert(words.selectionNeeded);
    if (bar === 'unavailable') setAlert(words.unavailable);
    if (bar === 'failed') retry();
  };
  return (
    <form
      ref={form}
      className={`${styles.form} variations_form cart`}
      method="post"
      action={productPath(product.slug)}
      noValidate={hasScripts}
      onSubmit={refuseWhatCannotBeBought}
      data-product_id={product.id}
      // Scripts of the platform ask get_variation; what the page embeds is the shop's own affair (wire 2.4).
      data-product_variations="false"
    >
      <table className={`${styles.attributes} variations`} {...asLayout}>
        <tbody>
          <AttributeFields product={product} known={known} choice={choice} onPick={pick} />
        </tbody>
      </table>
      <ResetLink href={productPath(product.slug)} shown={isBegun(names, choice)} onReset={reset} />
      <VariationOutcome product={product} platform={platform} answer={answer} shown={shown} onRetry={retry} />
      {product.tierTable && !soldIndividually ? (
        <TierTable
          item={{ ...(found ?? product), productId: product.id, variationId: found?.id ?? null }}
          terms={product.tierTable}
          quantity={quantity}
          onQuantity={setQuantity}
        />
      ) : null}
      <PurchaseRow
        price={found?.price ?? product.price}
        marks={`${platform}-variation-add-to-cart variations_button`}
        quantity={
          soldIndividually ? (
            <input type="hidden" name="quantity" value="1" />
          ) : (
            <QuantityInput
              productName={product.name}
              limits={limits}
              quantity={quantity}
              onQuantity={setQuantity}
              snap={hasSwatches}
              size="large"
            />
          )
        }
        buttons={purchase({
          productId: product.id,
          sku: found?.sku ?? product.sku,
          name: product.name,
          variationId: found?.id ?? null,
          attributes: choice,
          quantity: soldIndividually ? 1 : quantity,
          enabled: bar === null,
          reason: bar === 'waiting' || bar === 'failed' ? null : bar,
          ...(hasSwatches ? { swatches: product.variationSettings.addByAjax ? 'stay' : 'post' } : {}),
        })}
      />
      <input type="hidden" name="add-to-cart" value={product.id} />
      <input type="hidden" name="product_id" value={product.id} />
      <input type="hidden" name="variation_id" value={found?.id ?? ''} />
      <AlertDialog message={alert} acknowledge={understood} onClose={() => setAlert(null)} />
    </form>
  );
}

type Offer = Pick<OfferedProduct, 'id' | 'price' | 'variations' | 'allAtOnce'>;
type Come = { readonly variations: readonly VariationChoice[] | null };

/**
 * The variations of a product: those that came with the page, or all of them by one request (VAR-27). `null` while they are coming, and
 * for good where they are asked for one by one; that is also what is left when the request fails.
 */
function useOfferedVariations(product: Offer): {
  readonly variations: readonly VariationChoice[] | null;
  readonly areComing: boolean;
} {
  const { id, variations, allAtOnce } = product;
  const mode = product.price?.mode ?? 'gross';
  const [come, setCome] = useState<Come | null>(null);
  useEffect(() => {
    if (!allAtOnce) return;
    const leaving = new AbortController();
    askForVariations({ productId: id, mode }, leaving.signal).then(
      (all) => setCome({ variations: all }),
      () => leaving.signal.aborted || setCome({ variations: null }),
    );
    return () => leaving.abort();
  }, [allAtOnce, id, mode]);
  if (!allAtOnce) return { variations, areComing: false };
  return { variations: come?.variations ?? null, areComing: come === null };
}

/** The quantity beside the choice: brought within the limits of the variation that is found (VAR-21, VAR-22, VAR-30, VAR-31). */
function useVariationQuantity(
  product: Pick<OfferedProduct, 'limits' | 'variationAttributes'>,
  found: VariationChoice | null,
): readonly [number, (quantity: number) => void] {
  const bySwatches = product.variationAttributes.some((attribute) => attribute.swatches);
  const [quantity, setQuantity] = useState(product.limits.minimum);
  useEffect(() => {
    if (!found) return;
    const { limits, soldIndividually } = found;
    const bring = bySwatches ? snapQuantity : clampQuantity;
    setQuantity((before) => (soldIndividually ? 1 : bring(String(before), limits)));
  }, [found, bySwatches]);
  return [quantity, setQuantity];
}
