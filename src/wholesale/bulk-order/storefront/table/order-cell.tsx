import { useRef } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { QuantityStepper } from '#kit/ui/controls/quantity-stepper.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { stepQuantity } from '#pricing/quantities/rules/clamp-quantity.ts';
import { useCart, useCartAccess } from '#selling/cart/storefront/use-cart.ts';
import { maximumBeside } from '../../rules/add-to-cart/add-button.ts';
import { autoAdd } from '../../rules/add-to-cart/auto-add.ts';
import { choicesAreValid } from '../../rules/add-to-cart/valid-choices.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import { itemInCart, quantityInView } from '../../rules/quantities/quantity-in-view.ts';
import { rowLimits } from '../../rules/quantities/row-limits.ts';
import { type RowPrice, rowPrice } from '../../rules/quantities/row-price.ts';
import { piecesIn, settleQuantity } from '../../rules/quantities/typed-quantity.ts';
import { buttonText, useAddButton } from '../use-add-button.ts';
import { useBulkWords } from '../use-bulk-words.ts';
import { useFormContext } from './form-context.ts';
import styles from './table.module.css';
import { addable } from './use-entered.ts';

/** What a row orders with: the quantity, its price, and the button (BULK-28 to BULK-32, BULK-38 to BULK-41). */
export function OrderCell({
  item,
  onNote,
}: {
  readonly item: BulkItem;
  readonly onNote: (count: number) => void;
}) {
  const { form, calls, entered, enter, onAdded, onRefused } = useFormContext();
  const { store } = useCartAccess();
  const { cart } = useCart();
  const { locale } = useWords();
  const words = useBulkWords();
  const { options } = form;
  const adding = useAddButton(item, { calls, onAdded, onRefused });
  const own = rowLimits(item, options.layout, options.multiselect);
  const limits = { ...own, maximum: maximumBeside(adding.button, own.maximum) };
  const usual = options.multiselect ? '' : String(item.quantity);
  const row = entered.get(item.id);
  const typed = row?.typed ?? usual;
  const chosen = row?.chosen ?? {};
  const price = useRowPrice(item, piecesIn(typed));
  const lines = cart?.lines ?? [];
  const settledAt = useRef<number | null>(null);

  /** With autoadd a changed quantity needs no button; with autoaddset the cart's quantity becomes it (BULK-15). */
  const added = (text: string) => {
    if (options.multiselect || !choicesAreValid(item.choices, chosen)) return;
    const quantity = piecesIn(text);
    const line = lines.find((known) => (known.variationId ?? known.productId) === item.id);
    const action = autoAdd(options, { quantity, before: settledAt.current, inCart: line?.quantity ?? 0 });
    settledAt.current = quantity;
    if (action?.kind === 'set' && line) void store.change(line.key, quantity);
    else if (action) adding.press(quantity, chosen);
  };
  const settle = (text: string) => {
    const inCart = options.autoAdd && options.autoAddSet ? 0 : itemInCart(lines, item.id);
    const settled = settleQuantity(text === '' ? usual : text, own, { inCart, terms: options });
    enter(item, { typed: settled.text });
    if (settled.cutTo !== null) onNote(settled.cutTo);
    if (settled.text !== '' && row) added(settled.text);
  };
  const press = () => {
    if (!choicesAreValid(item.choices, chosen)) return onRefused(words.chooseFirst);
    adding.press(piecesIn(typed), chosen);
  };
  const says = item.quantity === 0 ? words.add['none-left'] : buttonText(adding.button, words);
  return (
    <div className={styles.order}>
      <QuantityStepper
        label={words.quantityOf(item.label)}
        fewerLabel={`− ${item.label}`}
        moreLabel={`+ ${item.label}`}
        value={typed}
        min={limits.minimum}
        max={limits.maximum}
        step={options.enforcesQuantities ? limits.step : 'any'}
        disabled={item.quantity === 0}
        atLeast={piecesIn(typed) <= limits.minimum}
        atMost={piecesIn(typed) >= limits.maximum}
        onChange={(event) => enter(item, { typed: event.currentTarget.value })}
        onBlur={(event) => settle(event.currentTarget.value)}
        onStep={(direction) => {
          const text = String(stepQuantity(piecesIn(typed), direction, limits));
          enter(item, { typed: text });
          added(text);
        }}
      />
      <span className={styles.subtotal}>{formatEuro(price.subtotal, locale)}</span>
      {options.multiselect ? null : (
        <span className={styles.add} data-says={adding.button.says}>
          <Button
            disabled={!adding.mayPress || item.quantity === 0}
            aria-label={words.addNamed(says, item.label)}
            onClick={press}
          >
            {says}
          </Button>
        </span>
      )}
    </div>
  );
}

/** What a quantity of an item costs, with what is in the cart and in other rows of a selection (BULK-43). */
export function useRowPrice(item: BulkItem, quantity: number): RowPrice {
  const { form, entered } = useFormContext();
  const { cart } = useCart();
  const others = form.options.multiselect ? addable(entered).filter((row) => row.item.id !== item.id) : [];
  const view = quantityInView({ item, quantity }, cart?.lines ?? [], others, form.counting);
  return rowPrice(item, view, form.counting);
}
