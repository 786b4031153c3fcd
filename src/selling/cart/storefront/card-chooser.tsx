import { type FormEvent, useRef, useState } from 'react';
import { PriceTag } from '#catalogue/products/storefront/price-tag.tsx';
import { optionStates } from '#catalogue/variations/rules/option-state.ts';
import type { ChoosableCard } from '#catalogue/variations/rules/packed-card.ts';
import { answerTo } from '#catalogue/variations/rules/variation-answer.ts';
import { SwatchGroup } from '#catalogue/variations/storefront/swatch-group.tsx';
import { useVariationChoice } from '#catalogue/variations/storefront/use-variation-choice.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { AddOutcome } from './add-to-cart/add-outcome.tsx';
import { AddToCartLabel } from './add-to-cart/add-to-cart-label.tsx';
import { useAddToCart } from './add-to-cart/use-add-to-cart.ts';
import styles from './card-swatches.module.css';

export type CardChooserProps = { readonly card: ChoosableCard };

const settings = { clearOnReselect: true, deselectUnavailable: false };

/**
 * Chooses a variation on a card and adds it without leaving the page (VAR-36). Until the choice is complete, and before scripts run, the
 * form leads to the product's page with the choice so far; where the choices are still closed it opens them.
 */
export function CardChooser({ card }: CardChooserProps) {
  const words = useWords();
  const { catalogue, cart } = words;
  const { id, slug, name, choices } = card;
  const { attributes, variations } = choices;
  const button = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { phase, add } = useAddToCart();
  const { choice, pick } = useVariationChoice({
    variationAttributes: attributes,
    variations,
    combinations: null,
    variationSettings: settings,
  });
  const names = attributes.map((attribute) => attribute.name);
  const answer = answerTo(names, variations, choice);
  const shown = answer.kind === 'found' ? answer.variation : null;
  const found = shown?.buyable ? shown : null;
  const addFound = (event: FormEvent) => {
    if (isHidden(fields.current)) {
      event.preventDefault();
      return setOpen(true);
    }
    if (!found || !button.current) return;
    event.preventDefault();
    const sent = {
      product_id: String(id),
      variation_id: String(found.id),
      quantity: String(found.quantity),
      success_message: cart.addedNotice(name, found.quantity),
      ...choice,
    };
    add(sent, button.current, true);
  };
  return (
    <form
      onSubmit={addFound}
      className={styles.chooser}
      action={productPath(slug)}
      data-open={isOpen ? '' : undefined}
    >
      <div ref={fields} className={styles.choices}>
        {attributes.map((attribute) => {
          const slugs = attribute.options.map((option) => option.slug);
          const states = optionStates(attribute.name, slugs, variations, choice);
          return (
            <SwatchGroup
              key={attribute.name}
              attribute={attribute}
              scope={`p${id}-`}
              optional
              chosen={choice[attribute.name] ?? ''}
              stateOf={(option) => states.get(option) ?? 'free'}
              mayPick={(option) => states.get(option) !== 'disabled'}
              showsChosen={false}
              onPick={pick}
            />
          );
        })}
        <p className={styles.price} aria-live="polite">
          {shown ? <PriceTag price={shown.price} words={words} /> : null}
          {shown && !found ? <small>{words.variations.outOfStock}</small> : null}
          {answer.kind === 'no-match' ? <small>{words.variations.notAvailable}</small> : null}
        </p>
      </div>
      <button
        ref={button}
        type="submit"
        className={`button product_type_variable ${buttonClass({ kind: 'secondary', wide: true })}`}
        aria-label={found ? undefined : catalogue.chooseOptionsOf(name)}
        aria-busy={phase === 'loading'}
      >
        {found ? <AddToCartLabel phase={phase} name={name} /> : catalogue.chooseOptions}
      </button>
      <AddOutcome phase={phase} />
    </form>
  );
}

/** The style sheet opens the choices for a pointer and for the keyboard; a finger opens them by the button. */
const isHidden = (element: Element | null) =>
  element !== null && getComputedStyle(element).visibility === 'hidden';
