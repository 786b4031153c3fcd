import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { formatTableAmount } from '../../rules/rows/format-table-amount.ts';
import type { ShownRow } from '../../rules/rows/shown-row.ts';
import { lineTotal } from '../../rules/rows/table-state.ts';
import type { TableFrame } from '../../rules/shown-table.ts';
import controls from '../row-controls.module.css';
import { useTableWords } from '../use-table-words.ts';

/** What a cell of a row is rendered from. */
export type CellProps = { readonly row: ShownRow; readonly table: TableFrame };

const longestNote = 200;

/** An optional note for the line: `wpt_custom_message` (TAB-03). */
export function MessageCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <input
      className={controls.note}
      type="text"
      data-place="message"
      aria-label={words.noteFor(facts.title)}
      defaultValue={facts.wpt_custom_message}
      maxLength={longestNote}
      autoComplete="off"
    />
  );
}

/**
 * Adds a row: the plain link of CART-12, which scripts take over (TAB-56); a variable product leads to its page until scripts can choose.
 * `data-place="bubble"` is where the quantity in the cart is shown (TAB-79).
 */
export function ActionCell({ row: { facts }, table }: CellProps) {
  const words = useTableWords();
  const { prefix } = table.site;
  const look = buttonClass({ kind: 'secondary' });
  if (facts.stock_status === 'outofstock') {
    return (
      <button type="button" className={`${prefix}_add_to_cart ${look}`} data-place="action" aria-disabled>
        {table.config.out_of_stock_message}
      </button>
    );
  }
  const isChosen = facts.type !== 'variable';
  const chosen = new URLSearchParams({
    'add-to-cart': String(facts.parent_id || facts.product_id),
    quantity: String(Math.max(facts.min_quantity, facts.step)),
    ...(facts.variation_id > 0 ? { ...facts.variation, variation_id: String(facts.variation_id) } : {}),
  });
  return (
    <span className={controls.action}>
      <a
        className={`${prefix}_add_to_cart ${look}`}
        data-place="action"
        href={isChosen ? `?${chosen}` : facts.href}
        rel="nofollow"
        aria-label={isChosen ? words.addNamed(facts.title) : words.chooseOnPageNamed(facts.title)}
      >
        {isChosen ? table.config.basic_settings.add_to_cart : words.chooseOnPage}
      </a>
      <span data-place="bubble" />
    </span>
  );
}

/** The box that ticks a row, for scripts: `aria-disabled` while it cannot be added, so that a click can say why (TAB-64). */
export function CheckCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <label className={controls.tick}>
      <input
        type="checkbox"
        // A browser that restores a page must not tick boxes by itself.
        autoComplete="off"
        data-place="check"
        aria-label={words.select(facts.title)}
        aria-disabled={facts.type === 'variable' || facts.stock_status === 'outofstock' || undefined}
      />
    </label>
  );
}

/** How many pieces of a row are wanted; hidden until scripts run, as its link adds the least without them. */
export function QuantityCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <input
      className={controls.quantity}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      data-place="quantity"
      aria-label={words.quantityOf(facts.title)}
      defaultValue={facts.quantity}
      min={facts.min_quantity}
      max={facts.max_quantity ?? undefined}
      step={facts.step}
      disabled={facts.stock_status === 'outofstock'}
    />
  );
}

/** The quick-view link of a row (TAB-90); without scripts it leads to the product. */
export function QuickViewCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <a href={facts.href} data-place="quick-view">
      {words.columns.quick_view}
    </a>
  );
}

/** Adds a row to the quote list (TAB-04, RAQ-01): a matter of scripts, so it is shown when they run. */
export function QuoteCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <button
      type="button"
      className={buttonClass({ kind: 'quiet' })}
      data-place="quote"
      aria-label={words.requestQuoteNamed(facts.title)}
      hidden
    >
      {words.requestQuote}
    </button>
  );
}

/** What a row costs with its quantity; nothing where it is sold out (TAB-53). */
export function TotalCell({ row: { facts }, table }: CellProps) {
  const { nothing } = useTableWords();
  const isGone = facts.stock_status === 'outofstock';
  const cents = isGone ? null : lineTotal(facts.price, facts.tiers, facts.quantity);
  return (
    <span data-place="total">
      {cents === null ? nothing : formatTableAmount(cents, facts.price_data, table.site.priceFormat)}
    </span>
  );
}
