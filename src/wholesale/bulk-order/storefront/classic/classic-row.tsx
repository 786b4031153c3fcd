import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { QuantityStepper } from '#kit/ui/controls/quantity-stepper.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { useCart } from '#selling/cart/storefront/use-cart.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import type { SearchAnswer } from '../../rules/calls/search-reply.ts';
import type { FormOptions } from '../../rules/form-options.ts';
import { itemInCart } from '../../rules/quantities/quantity-in-view.ts';
import { rowLimits } from '../../rules/quantities/row-limits.ts';
import { settleQuantity } from '../../rules/quantities/typed-quantity.ts';
import type { BulkCalls } from '../browser/bulk-calls.ts';
import { ItemPrice } from '../item-price.tsx';
import { useBulkWords } from '../use-bulk-words.ts';
import { useStockNote } from '../use-stock-note.ts';
import styles from './classic.module.css';
import { ProductSearch } from './product-search.tsx';
import type { PricedClassicRow } from './use-classic-form.ts';

type ClassicRowProps = {
  readonly row: PricedClassicRow;
  /** its number, from 1 */
  readonly number: number;
  readonly first: SearchAnswer | null;
  readonly idsInForm: readonly number[];
  readonly options: FormOptions;
  readonly calls: BulkCalls;
  readonly onChoose: (item: BulkItem | null) => void;
  readonly onType: (typed: string) => void;
  readonly onRemove: () => void;
};

/** A row of the classic form: what is looked for, how many of it, what it costs (BULK-02, BULK-24 to BULK-30). */
export function ClassicRow(props: ClassicRowProps) {
  const { row, number, options, onType } = props;
  const { item, typed, price } = row;
  const { cart } = useCart();
  const { locale } = useWords();
  const words = useBulkWords();
  const { note, show } = useStockNote();
  const limits = item ? rowLimits(item, 'classic') : null;

  const settle = () => {
    if (!item || !limits) return;
    const inCart = itemInCart(cart?.lines ?? [], item.id);
    const { text, cutTo } = settleQuantity(typed, limits, { inCart, terms: options });
    if (text !== typed) onType(text);
    if (cutTo !== null) show(cutTo);
  };
  return (
    <li className={styles.row} aria-label={words.row(number)}>
      <div className={styles.product}>
        <ProductSearch
          label={words.searchRow(number)}
          item={item}
          first={props.first}
          idsInForm={props.idsInForm}
          showsSku={options.showsSku}
          calls={props.calls}
          onChoose={props.onChoose}
        />
        {note ? <span className={styles.stockNote}>{note}</span> : null}
        {item && options.showsStock && !note ? (
          <span className={styles.stock}>{stockText(item, words)}</span>
        ) : null}
      </div>
      <QuantityStepper
        label={words.quantityRow(number)}
        fewerLabel=""
        moreLabel=""
        value={typed}
        disabled={!item}
        min={limits?.minimum ?? 0}
        max={limits?.maximum}
        step={options.enforcesQuantities ? limits?.step : 'any'}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={settle}
      />
      <span className={styles.unit}>
        {item && price ? <ItemPrice item={item} unit={price.unit} /> : null}
      </span>
      <span className={styles.subtotal}>{price ? formatEuro(price.subtotal, locale) : null}</span>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={words.removeRow(number)}
        onClick={props.onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function stockText({ stock }: BulkItem, { stock: words }: ReturnType<typeof useBulkWords>): string {
  if (stock === null) return words.open;
  return stock > 0 ? words.left(stock) : words.none;
}
